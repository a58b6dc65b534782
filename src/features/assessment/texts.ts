import { withUnit } from "../../lib/counted.ts";
import { fill } from "../../lib/fill.ts";
import { formatNumber } from "../../lib/format-number.ts";
import type { AssessmentCopy } from "./assessment.schema.ts";
import { type Calculation, calculate, leadsAYear, POWER } from "./calculation.ts";
import type { Case } from "./numbers.ts";

/** What fills the placeholders of the texts. */
export type Values = Readonly<Record<string, string>>;

/** The win rate from which on some leads may not have been counted. */
const HIGH_RATE = 0.75;

/** Rounds two different numbers, with more decimals if they would look equal otherwise. */
function roundApart(a: number, b: number, decimals: (value: number) => number): [string, string] {
  const [one, other] = [a.toFixed(decimals(a)), b.toFixed(decimals(b))];
  if (Number(one) !== Number(other)) return [one, other];
  return roundApart(a, b, (value) => decimals(value) + 1);
}

/** Returns the values of a case; only some of them if nothing can be calculated. */
function valuesOf(units: AssessmentCopy["units"], assessedCase: Case, calculation?: Calculation): Values {
  const { contracts, goal, value = 0, currency } = assessedCase;
  const given = {
    now: formatNumber(contracts),
    contracts: withUnit(units.contracts, contracts),
    goal: formatNumber(goal),
    leadsAYear: withUnit(units.leads, leadsAYear(assessedCase)),
  };
  if (!calculation) return given;
  const { winRate, winRateNeeded, byLeads, byContracts, stop } = calculation;
  const more = goal - contracts;
  const [leads, needed] = roundApart(assessedCase.leads, calculation.leadsNeeded, (value) =>
    value < 100 ? 1 : 0,
  );
  const [rate, rateNeeded] = roundApart(100 * winRate, 100 * winRateNeeded, (percent) =>
    percent < 10 ? 1 : 0,
  );
  const gain = 100 * calculation.gain - 100;
  // Never certain, and never impossible.
  const timesInTen = (chance: number) =>
    withUnit(units.times, Math.max(1, Math.min(9, Math.floor(10 * chance))));
  const money = (amount: number) => `${currency}${formatNumber(Math.round(amount))}`;
  return {
    ...given,
    moreFromClients: withUnit(units.contracts, more),
    moreContracts: withUnit(units.moreContracts, more),
    leadsNow: formatNumber(Number(leads)),
    leads: withUnit(units.leads, Number(leads)),
    leadsNeeded: withUnit(units.leads, Number(needed)),
    moreLeads: withUnit(units.moreLeads, Number((Number(needed) - Number(leads)).toFixed(4))),
    rate: `${rate}%`,
    rateNeeded: `${rateNeeded}%`,
    value: money(value),
    worth: money(more * value),
    luck: formatNumber(calculation.luck),
    months: `${byLeads.months}`,
    count: withUnit(units.leads, byLeads.count),
    fewer: withUnit(units.fewLeads, byLeads.count - 1),
    moreThanPace: formatNumber(Math.ceil(byLeads.count - byLeads.pace)),
    chance: timesInTen(byLeads.power),
    stopMonths: `${stop?.months}`,
    stopLeads: stop?.count === 0 ? units.noLead : withUnit(units.fewLeads, stop?.count ?? 0),
    contractMonths: `${byContracts.months}`,
    contractCount: formatNumber(byContracts.count),
    contractChance: timesInTen(byContracts.power),
    gain: formatNumber(gain < 1 ? Number(gain.toPrecision(1)) : Math.round(gain)),
  };
}

/** Says what a goal takes, or why nobody can say; when one would know whether it works; and what to ask. */
export function describeCase(copy: Omit<AssessmentCopy, "fields">, assessedCase: Case) {
  const { verdict, worth, highRate, test, message } = copy;
  const { contracts, goal, value } = assessedCase;
  const calculation = calculate(assessedCase);
  const values = valuesOf(copy.units, assessedCase, calculation);
  const say = (...texts: (string | false | 0 | undefined)[]) => fill(texts.filter(Boolean).join(" "), values);
  if (!calculation) return { values, verdict: say(contracts > 0 ? verdict.fewLeads : verdict.noContract) };
  const { byLeads, byContracts } = calculation;
  const { neither, both, each, leads } = test.when;
  let when = leads;
  if (byLeads.power < POWER) when = neither;
  else if (byContracts.power >= POWER) when = byLeads.months === byContracts.months ? both : each;
  return {
    calculation,
    values,
    verdict: say(calculation.isWinRateEnough ? verdict.both : verdict.leads),
    worth: say(value && withUnit(worth, goal - contracts, values)),
    doubt: say(calculation.winRate >= HIGH_RATE && highRate),
    test: say(when, calculation.luck >= goal && test.luck),
    message: say(message.numbers, value && message.value, message.question),
  };
}
