import { PLAN_KEY_ORDER } from "../../illustrations/luck-dots.ts";
import { fill, type Values } from "../../lib/fill.ts";
import { pluralize } from "../../lib/pluralize.ts";
import type { AssessmentCopy } from "./assessment.schema.ts";
import { type Calculation, calculate } from "./calculation.ts";
import type { Case } from "./numbers.ts";
import { formatMoney, type MonthlyPrice, priceOf } from "./price.ts";

type Copy = Omit<AssessmentCopy, "fields">;

/** From this win rate on some leads may not have been counted; below the other, contracts are of fewer months. */
const HIGH_RATE = 0.75;
const LOW_RATE = 0.03;

/** Formats a share and a larger one as percentages, with more decimals if they would look equal, or like none. */
function formatApart(a: number, b: number, more = 0): [string, string] {
  const format = (share: number) => (100 * share).toFixed((share < 0.1 ? 1 : 0) + more);
  const isApart = Number(format(a)) > 0 && Number(format(a)) !== Number(format(b));
  return isApart ? [`${format(a)}%`, `${format(b)}%`] : formatApart(a, b, more + 1);
}

/** Returns the values of a case; only some of them if nothing can be calculated. */
function valuesOf(units: AssessmentCopy["units"], assessedCase: Case, calculation?: Calculation): Values {
  const { contracts, leads, goal, value = 0, currency } = assessedCase;
  const more = goal - contracts;
  // Without leads: if one in two signs.
  const leadsNeeded = Math.round(calculation?.leadsNeeded ?? 2 * more);
  const moreLeads = leadsNeeded - leads;
  const given = {
    now: contracts,
    contracts: pluralize(units.contracts, contracts),
    goal,
    leads: pluralize(units.leads, leads),
    moreContracts: pluralize(units.moreContracts, more),
    moreLeads: pluralize(units.moreLeads, moreLeads),
    twiceMoreLeads: 2 * moreLeads,
    value: formatMoney(value, currency),
    worth: formatMoney(more * value, currency),
  };
  if (!calculation) return given;
  const { winRate, winRateNeeded, byLeads, stop } = calculation;
  const [rate, rateNeeded] = formatApart(winRate, winRateNeeded);
  const gain = 100 * calculation.gain - 100;
  const tenths = Math.floor(10 * byLeads.power);
  return {
    ...given,
    moreFromClients: pluralize(units.contracts, more),
    leadsNow: leads,
    leadsNeeded: pluralize(units.leads, leadsNeeded),
    rate,
    rateNeeded,
    luck: calculation.luck,
    months: byLeads.months,
    count: pluralize(units.leads, byLeads.count),
    fewer: pluralize(units.fewLeads, byLeads.count - 1),
    margin: byLeads.margin,
    // Fewer than so many of 10 if it is weak; else at least so many, and never certain.
    cases: calculation.isWeak ? tenths + 1 : Math.min(9, tenths),
    meetings: calculation.enough ?? "",
    stopMonths: stop?.months ?? "",
    stopLeads: stop?.count === 0 ? units.noLead : pluralize(units.fewLeads, stop?.count ?? 0),
    enough: pluralize(units.contracts, Math.round((winRate * byLeads.count * 12) / byLeads.months)),
    gain: gain < 1 ? Number(gain.toPrecision(1)) : Math.round(gain),
  };
}

/** What a visitor may ask: it names a button, and ends the message. */
type Question = keyof AssessmentCopy["questions"];

/**
 * What the assessment says of a case. What doesn't apply is left out; `instead` says what to do instead of a test,
 * `heard` what a screen reader says of that, `action` the button, and `message` what it proposes to write.
 */
export interface Answer
  extends Partial<Record<"worth" | "cost" | "doubt" | "test" | "instead" | "heard", string>> {
  calculation?: Calculation;
  values: Values;
  verdict: string;
  action: string;
  message: string;
}

/**
 * Says what a goal takes, or why nobody can say; what it is worth, and what that costs; when one would know whether
 * it works, or what to do instead; and what to ask.
 */
export function describeCase(copy: Copy, assessed: Case, price: MonthlyPrice = null): Answer {
  const { verdict, lowRate, highRate, uncounted, test, message, questions } = copy;
  // Beside the price, an amount without a currency would be in another notation.
  const assessedCase = { ...assessed, currency: assessed.currency || (price?.currency ?? "") };
  const { contracts, leads, goal, value } = assessedCase;
  const calculation = calculate(assessedCase);
  const values = valuesOf(copy.units, assessedCase, calculation);
  const say = (...texts: (string | false | 0 | undefined)[]) => fill(texts.filter(Boolean).join(" "), values);
  const ask = (question: Question) => {
    const numbers = leads > 0 ? message.numbers : message.uncounted;
    const text = say(numbers, value && message.value, questions[question].message);
    // Sent as text, in which a space that doesn't break is a stray character.
    return { action: questions[question].button, message: text.replaceAll("\u00a0", " ") };
  };
  if (!calculation && leads > 0) {
    return { values, verdict: say(contracts > 0 ? verdict.fewLeads : verdict.noContract), ...ask("noRoute") };
  }
  const { cost, isTooMuch } = priceOf(copy.price, assessedCase, values, price, calculation);
  const money = { worth: value ? pluralize(copy.worth, goal - contracts, values) : "", cost };
  const doubt = isTooMuch && copy.price.tooMuch;
  if (!calculation) {
    return {
      values,
      verdict: say(contracts > 0 ? verdict.uncounted : verdict.noContract),
      ...money,
      doubt: say(doubt),
      instead: say(uncounted.count, uncounted.where, contracts > 0 && uncounted.after),
      heard: say(uncounted.count),
      ...ask(isTooMuch ? "pays" : "count"),
    };
  }
  const { isWeak, enough, isWinRateEnough, winRate, luck } = calculation;
  let question: Question = "own";
  if (isTooMuch) question = "pays";
  else if (isWeak) question = enough ? "weak" : "noRoute";
  return {
    calculation,
    values,
    verdict: say(isWinRateEnough ? verdict.both : verdict.leads),
    ...money,
    doubt: say(winRate >= HIGH_RATE && highRate, winRate < LOW_RATE && lowRate, doubt),
    test: say(isWeak ? test.weak : test.known, !isWeak && luck >= goal && test.luck),
    instead: say(isWeak && (enough ? test.instead : test.noTest)),
    heard: isWeak ? test.weakTitle : "",
    ...ask(question),
  };
}

/** Returns the line of a test with its key. */
export function describeLine(
  paper: AssessmentCopy["test"]["paper"],
  values: Values,
  counts: Calculation["counts"],
  isExample: boolean,
) {
  const { before, critical, after, exampleAfter } = paper;
  const labels = { before, critical, after: isExample ? exampleAfter : after };
  return { title: fill(paper.line, values), unit: paper.unit, ...counts, labels, order: PLAN_KEY_ORDER };
}
