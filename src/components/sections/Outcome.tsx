import type { ResolvedOutcome } from "../../lib/content/claims";

/** One outcome: plain text, or a claim with its figure. */
export function Outcome({ outcome: { claim, text } }: { outcome: ResolvedOutcome }) {
  return (
    <li>
      {claim && (
        <>
          <strong className="figure">{claim.figure}</strong>{" "}
        </>
      )}
      {text}
    </li>
  );
}
