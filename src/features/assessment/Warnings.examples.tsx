import { COPY } from "./copy.fixture";
import { Warnings } from "./Warnings";

export const examples = {
  "everything at a time, on ink": (
    <div className="on-ink">
      <Warnings
        copy={COPY.warnings}
        warnings={[
          { kind: "contradiction", values: { contractValue: "€864K", fromNew: "€15K" } },
          { kind: "winRate", values: { percent: "168%", max: "100%" } },
          { kind: "cycle", values: { days: "400" } },
        ]}
      />
    </div>
  ),
};
