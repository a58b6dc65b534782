import type { Outcome } from "../../schemas/claims.ts";

interface OutcomesProps {
  outcomes: readonly Outcome[];
  className: string | undefined;
}

/**
 * Texts, each after the figure of a claim if it has one, with what the claim rests on. A shared basis stands once,
 * last, after the figures that it covers, unless it covers every outcome.
 */
export function Outcomes({ outcomes, className }: OutcomesProps) {
  const claims = outcomes.flatMap(({ claim }) => claim ?? []);
  const byBasis = Map.groupBy(claims, ({ basis }) => basis);
  const shared = [...byBasis].filter(([basis, { length }]) => basis && length > 1);
  return (
    <ul className={className}>
      {outcomes.map(({ claim, text }) => {
        // A unit that is a word, such as “euros”, is part of the text, so that every figure fits a column.
        const [figure, ...unit] = claim?.figure.split(" ") ?? [];
        return (
          <li key={text}>
            {figure && <strong className="headline">{figure}</strong>}
            {` ${[...unit, text].join(" ")} `}
            {claim?.basis && byBasis.get(claim.basis)?.length === 1 && <p className="note">{claim.basis}</p>}
          </li>
        );
      })}
      {shared.map(([basis, sharing]) => (
        <li key={basis} className="note">
          {sharing.length < outcomes.length && `${sharing.map(({ figure }) => figure).join(", ")}: `}
          {basis}
        </li>
      ))}
    </ul>
  );
}
