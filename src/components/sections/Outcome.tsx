import type { Outcome as OutcomeProps } from "../../schemas/claims.ts";

/** A text, after the figure of a claim if it has one, with what the claim rests on. */
export function Outcome({ claim, text }: OutcomeProps) {
  // A unit that is a word, such as “euros”, is part of the text, so that every figure fits a column.
  const [figure, ...unit] = claim?.figure.split(" ") ?? [];
  return (
    <li>
      {figure && (
        <>
          <strong className="figure">{figure}</strong>{" "}
        </>
      )}
      {[...unit, text].join(" ")} {claim?.basis && <p className="note">{claim.basis}</p>}
    </li>
  );
}
