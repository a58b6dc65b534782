import { ENQUIRY } from "../copy.fixture";
import { SourceLine } from "./SourceLine";
import { readSource } from "./source";

const line = (search: string) => (
  <SourceLine copy={ENQUIRY.source} source={readSource(search)} onRemove={() => {}} />
);

export const examples = {
  "from a campaign": line("?utm_source=newsletter&utm_campaign=spring"),
  "with a long word": line(`?ref=${"x".repeat(60)}`),
};
