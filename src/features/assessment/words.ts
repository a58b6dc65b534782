import { fill } from "../../shared/fill";
import type { Case, Found } from "./assess";
import type { AssessmentCopy } from "./assessment.schema";
import { formatNumber, withUnit } from "./format";
import type { Assessed } from "./numbers";

/** Returns the numbers of a case as they are written. */
export const numbersOf = ({ contracts, value, leads, plan }: Case) => ({
  contracts: formatNumber(contracts),
  value: formatNumber(value),
  leads: formatNumber(leads),
  plan: formatNumber(plan),
});

/** Says in one verdict and at most three sentences whether a company could tell if its plan worked. */
export function say(
  { verdict, sentences, units }: Pick<AssessmentCopy, "verdict" | "sentences" | "units">,
  { contracts, value, leads, plan }: Case,
  { told, threshold, years, leadMonths, smallest }: Found,
) {
  const after = [verdict.one, verdict.two, verdict.three][(years ?? 0) - 1];
  const untold = leads > 0 && !leadMonths ? verdict.never : verdict.contracts;
  const exactly = (contracts * plan) / 100;
  // Tenths of a contract are said only where there is no whole one.
  const more = Math.round(exactly) || Math.round(exactly * 10) / 10;
  return {
    verdict: fill(contracts === 0 ? verdict.nothing : (after ?? untold), {
      told: `${told}`,
      threshold: formatNumber(threshold),
    }),
    sentences: [
      contracts > 0 &&
        fill(sentences.gain, { more: withUnit(units.more, more), worth: formatNumber(more * value) }),
      leadMonths &&
        fill(years === 1 ? sentences.leads : `${sentences.leads} ${sentences.agree}`, {
          time: withUnit(units.months, leadMonths),
        }),
      smallest &&
        fill(sentences.smallest, {
          smallest: formatNumber(smallest),
          percent: formatNumber(Math.round((100 * smallest) / contracts) - 100),
        }),
    ].filter((sentence) => typeof sentence === "string"),
  };
}

/** Writes a question for the message of an inquiry, in the visitor's voice. */
export function writeEnquiry(
  { enquiry: copy }: Pick<AssessmentCopy, "enquiry">,
  { shown, isExample }: Pick<Assessed, "shown" | "isExample">,
  { years }: Found,
) {
  if (isExample) {
    const blank = { contracts: "__", value: "__", leads: "__", plan: "__" };
    return fill(`${copy.numbers} ${copy.example}`, blank);
  }
  const question = shown.contracts === 0 ? copy.nothing : years ? copy.told : copy.untold;
  return fill(`${copy.numbers} ${question}`, numbersOf(shown));
}
