import { ClaimChart } from "../../illustrations/ClaimChart";
import type { ResolvedOutcome } from "../../lib/claims";

/** One outcome: a claim with its figure drawn, or plain words. */
export function Outcome({ outcome: { claim, text } }: { outcome: ResolvedOutcome }) {
  return (
    <li>
      {claim && (
        <>
          <strong className="figure">{claim.figure}</strong>{" "}
        </>
      )}
      {text}
      {claim && <ClaimChart {...claim} />}
    </li>
  );
}
