import "./extras.css";
import { SourceLine } from "./SourceLine";
import { WORDS } from "./words.fixture";

export const examples = {
  "from a campaign": <SourceLine words={WORDS.source} search="?utm_source=newsletter&utm_campaign=spring" />,
  "with long words": <SourceLine words={WORDS.source} search={`?ref=${"x".repeat(60)}`} />,
};
