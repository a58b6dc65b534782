import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { type AssessmentCopy, assessmentSchema } from "./assessment.schema";

/** The site's own copy, for tests and examples. */
export const CONTENT = assessmentSchema.parse(
  parse(readFileSync("src/content/features/assessment.yaml", "utf8")),
);
export const COPY = CONTENT.assessment;

/** Copy that an editor doesn't change: what is filled in, in few words. */
export const FIXTURE: Pick<AssessmentCopy, "findings" | "units"> = {
  findings: {
    expected: "{contracts} {euros};",
    luck: "{low}–{high}, {lowEuros}–{highEuros}",
    gain: { winRate: "{to}: +{added} {addedEuros}", leads: "{to}: +{added} {addedEuros}" },
    verdict: { soon: "SOON {time}", late: "LATE" },
    proof: {
      winRate: "{to} from {from}: {count}, {time}",
      leads: "leads {leadTime}, contracts {time}",
    },
    visible: { both: "{winRate} or {leads}", leads: "only {leads}" },
    watch: "",
    nothing: "NOTHING",
  },
  units: {
    leads: { one: "one lead", other: "{count} leads" },
    contracts: { one: "one contract", other: "{count} contracts" },
    months: { one: "a month", other: "{count} months" },
    years: { one: "a year", other: "{count} years" },
    longer: "too long",
  },
};
