import { type CrashNoticeProps, IslandBoundary } from "../../components/ui/IslandBoundary";
import { Linter, type LinterProps } from "./Linter";

/** The linter as an island. */
export function LinterIsland({ crash, ...props }: LinterProps & { crash: CrashNoticeProps }) {
  return (
    <IslandBoundary crash={crash}>
      <Linter {...props} />
    </IslandBoundary>
  );
}
