import content from "../../content/features/outreach.yaml";
import law from "../../content/outreach-law.yaml";
import type { OutreachLaw } from "../../lib/content/outreach-law-schema";
import { Findings } from "./Findings";
import type { LinterCopy } from "./Linter.schema";
import { GOOD } from "./messages.fixture";

const { linter: copy } = content as { linter: LinterCopy };
const { articles, countries } = law as OutreachLaw;

const show = (text: string, status: string) => {
  const country = countries.find((it) => it.status === status);
  return country && <Findings {...{ copy, text, country, articles }} onShow={() => {}} />;
};

export const examples = {
  "no findings": show(GOOD[0], "refusal"),
  "many findings, in a country that needs consent": show(copy.typical, "consent"),
  "a country whose law was not read": show(GOOD[0], "unverified"),
};
