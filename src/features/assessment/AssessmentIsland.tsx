import { type CrashNoticeProps, IslandBoundary } from "../../components/ui/IslandBoundary";
import { Assessment } from "./Assessment";
import type { AssessmentCopy } from "./assessment.schema";

/** The growth assessment as an island. */
export function AssessmentIsland({ crash, copy }: { crash: CrashNoticeProps; copy: AssessmentCopy }) {
  return (
    <IslandBoundary crash={crash}>
      <Assessment copy={copy} />
    </IslandBoundary>
  );
}
