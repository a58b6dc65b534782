import { ClaimChart } from "../../illustrations/ClaimChart";
import type { ResolvedOutcome } from "../../lib/content/claims";

interface OutcomeProps {
  outcome: ResolvedOutcome;
  /** Names the part of a drawing that is today's value. */
  today: string;
}

/** One outcome: a claim with its figure, drawn where it is an increase, or plain words. */
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
