import { COPY } from "./copy.fixture";
import { Warnings } from "./Warnings";

export const examples = {
  "everything at a time, on ink": (
    <div className="on-ink">
      <Warnings
        copy={COPY.warnings}
        warnings={[
          { kind: "contradiction", contractValue: 864_000, fromNew: 15_000 },
          { kind: "winRate", percent: 168 },
          { kind: "cycle", days: 400 },
        ]}
      />
    </div>
  ),
};
