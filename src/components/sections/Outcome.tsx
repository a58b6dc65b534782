import { ClaimChart } from "../../illustrations/ClaimChart";
import type { ResolvedOutcome } from "../../lib/content/claims";

interface OutcomeProps {
  outcome: ResolvedOutcome;
  /** Names the part of the chart that is today's value. */
  today: string;
}

/**
 * One outcome: plain text, or a claim with its figure. A claim that is an increase is also drawn.
 */
export function Outcome({ outcome: { claim, text }, today }: OutcomeProps) {
  return (
    <li>
      {claim && (
        <>
          <strong className="figure">{claim.figure}</strong>{" "}
        </>
      )}
      {text}
      {claim?.isIncrease && <ClaimChart increase={claim.value} max={claim.max} today={today} />}
    </li>
  );
}
