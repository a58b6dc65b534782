import { fill } from "../../lib/fill.ts";
import { formatNumber } from "../../lib/format-number.ts";
import { pluralize } from "../../lib/pluralize.ts";
import type { Site } from "../../schemas/site.ts";
import type { AssessmentCopy } from "./assessment.schema.ts";
import { type Calculation, calculate, POWER } from "./calculation.ts";
import type { Case } from "./numbers.ts";

/** What fills the placeholders of the texts. */
export type Values = Readonly<Record<string, string>>;
type Copy = Omit<AssessmentCopy, "fields">;
export type MonthlyPrice = Site["monthlyPrice"];

/** From this win rate on some leads may not have been counted; below the other, contracts are of fewer months. */
const HIGH_RATE = 0.75;
const LOW_RATE = 0.03;

/** Formats a share and a larger one as percentages, with more decimals if they would look equal, or like none. */
function formatApart(a: number, b: number, more = 0): [string, string] {
  const format = (share: number) => (100 * share).toFixed((share < 0.1 ? 1 : 0) + more);
  const isApart = Number(format(a)) > 0 && Number(format(a)) !== Number(format(b));
  return isApart ? [`${format(a)}%`, `${format(b)}%`] : formatApart(a, b, more + 1);
}

/** Formats a whole amount: signs such as € stand before it, letters such as kr after it. */
function formatMoney(amount: number, currency: string): string {
  const number = formatNumber(Math.round(amount));
  return /^\p{L}/u.test(currency) ? `${number} ${currency}` : `${currency}${number}`;
}

/** Returns the values of a case; only some of them if nothing can be calculated. */
function valuesOf(units: AssessmentCopy["units"], assessedCase: Case, calculation?: Calculation): Values {
  const { contracts, leads, goal, value = 0, currency } = assessedCase;
  const given = {
    now: formatNumber(contracts),
    contracts: pluralize(units.contracts, contracts),
    goal: formatNumber(goal),
    leads: pluralize(units.leads, leads),
  };
  if (!calculation) return given;
  const { winRate, winRateNeeded, byLeads, byContracts, stop } = calculation;
  const more = goal - contracts;
  const leadsNeeded = Math.round(calculation.leadsNeeded);
  const moreLeads = leadsNeeded - leads;
  const [rate, rateNeeded] = formatApart(winRate, winRateNeeded);
  const gain = 100 * calculation.gain - 100;
  // Never certain, and never impossible.
  const cases = calculation.isWeak
    ? Math.max(1, Math.round(10 * byLeads.power))
    : Math.min(9, Math.floor(10 * byLeads.power));
  return {
    ...given,
    moreFromClients: pluralize(units.contracts, more),
    moreContracts: pluralize(units.moreContracts, more),
    leadsNow: formatNumber(leads),
    leadsNeeded: pluralize(units.leads, leadsNeeded),
    moreLeads: pluralize(units.moreLeads, moreLeads),
    twiceMoreLeads: formatNumber(2 * moreLeads),
    rate,
    rateNeeded,
    value: formatMoney(value, currency),
    worth: formatMoney(more * value, currency),
    luck: formatNumber(calculation.luck),
    months: `${byLeads.months}`,
    count: pluralize(units.leads, byLeads.count),
    fewer: pluralize(units.fewLeads, byLeads.count - 1),
    margin: formatNumber(byLeads.margin),
    cases: `${cases}`,
    stopMonths: `${stop?.months}`,
    stopLeads: stop?.count === 0 ? units.noLead : pluralize(units.fewLeads, stop?.count ?? 0),
    enough: pluralize(units.contracts, Math.round((winRate * byLeads.count * 12) / byLeads.months)),
    contractMonths: `${byContracts.months}`,
    gain: formatNumber(gain < 1 ? Number(gain.toPrecision(1)) : Math.round(gain)),
  };
}

/**
 * Says what a goal takes, or why nobody can say; what it is worth, and what that costs; when one would know whether
 * it works; and what to ask.
 */
export function describeCase(copy: Copy, assessedCase: Case, monthlyPrice: MonthlyPrice = null) {
  const { verdict, worth, price, lowRate, highRate, test, message } = copy;
  const { contracts, goal, value, currency } = assessedCase;
  const calculation = calculate(assessedCase);
  const values = valuesOf(copy.units, assessedCase, calculation);
  const say = (...texts: (string | false | 0 | undefined)[]) => fill(texts.filter(Boolean).join(" "), values);
  if (!calculation) return { values, verdict: say(contracts > 0 ? verdict.fewLeads : verdict.noContract) };
  const { byLeads, byContracts, isWeak, winRate } = calculation;
  const { weak, mostly, both, each, leads } = test.when;
  let when = leads;
  if (isWeak) when = weak;
  else if (byLeads.power < POWER) when = mostly;
  else if (byContracts.power >= POWER) when = byLeads.months === byContracts.months ? both : each;

  let cost = "";
  let isTooMuch = false;
  if (monthlyPrice) {
    const priceOf = (months: number) => formatMoney(months * monthlyPrice.amount, monthlyPrice.currency);
    const prices = { year: priceOf(12), months: `${byLeads.months}`, test: priceOf(byLeads.months) };
    cost = fill(isWeak || byLeads.months === 12 ? price.year : price.yearAndTest, prices);
    const isSameCurrency = currency === "" || currency === monthlyPrice.currency;
    isTooMuch = isSameCurrency && 24 * monthlyPrice.amount > (goal - contracts) * (value ?? Infinity);
  }
  return {
    calculation,
    values,
    verdict: say(calculation.isWinRateEnough ? verdict.both : verdict.leads),
    worth: say(value && pluralize(worth, goal - contracts, values)),
    cost,
    isTooMuch,
    doubt: say(winRate >= HIGH_RATE && highRate, winRate < LOW_RATE && lowRate, isTooMuch && price.tooMuch),
    test: say(when, calculation.luck >= goal && test.luck),
    message: say(message.numbers, value && message.value, isTooMuch ? message.pays : message.question),
  };
}
