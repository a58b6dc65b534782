import "./assessment.css";
import "./results.css";
import { Assessment } from "./Assessment";
import { startSettings } from "./fragment";
import { limitsOf } from "./inputs";
import { CLAIMS, WORDS } from "./words.fixture";

const start = startSettings(limitsOf(CLAIMS));

export const examples = {
  "one figure that can’t be used": (
    <div className="assessment-example">
      <h2>{WORDS.title}</h2>
      <Assessment
        words={WORDS}
        claims={CLAIMS}
        settings={{ ...start, typed: { ...start.typed, winRate: "101" } }}
        onChange={() => {}}
      />
    </div>
  ),
};
