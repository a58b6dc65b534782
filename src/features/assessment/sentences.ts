import { formatNumber, withUnit } from "../../lib/counted.ts";
import { fill } from "../../lib/fill.ts";
import type { AssessmentCopy } from "./assessment.schema.ts";
import { type Calculation, leadsAYear } from "./calculation.ts";
import type { Case } from "./numbers.ts";

type Copy = Pick<AssessmentCopy, "verdict" | "worth" | "highRate" | "routes" | "message" | "units">;

/** The win rate from which on some leads may not have been counted. */
const HIGH_RATE = 0.75;

/** Rounds two numbers that differ, to so many more decimals that they still do. */
function roundApart(
  numbers: readonly [number, number],
  decimals: (value: number) => number,
): [string, string] {
  const [a, b] = numbers.map((value) => value.toFixed(decimals(value))) as [string, string];
  return Number(a) === Number(b) ? roundApart(numbers, (value) => decimals(value) + 1) : [a, b];
}

/** Leads have one decimal, from 100 on none. */
const leadDecimals = (leads: number) => (leads < 100 ? 1 : 0);
/** Win rates have none, below 10% one. */
const rateDecimals = (percent: number) => (percent < 10 ? 1 : 0);

/** Says why there is no way to work out what a goal takes. */
export function describeReason({ verdict, units }: Copy, shown: Case): string {
  const counted = { contracts: formatNumber(shown.contracts), goal: formatNumber(shown.goal) };
  if (shown.contracts === 0) return verdict.noContract;
  if (leadsAYear(shown) === 0) return fill(verdict.noLead, counted);
  return fill(verdict.fewLeads, { ...counted, leads: withUnit(units.leadsAYear, leadsAYear(shown)) });
}

/** Says what a goal takes, by three routes. */
export function describeRoutes(copy: Copy, shown: Case, found: Calculation) {
  const { verdict, routes, message, units } = copy;
  const { contracts, goal, value, currency } = shown;
  const { isByRate } = found;
  const more = goal - contracts;
  const [leads = 0, needed = 0] = roundApart([shown.leads, found.leadsNeeded], leadDecimals).map(Number);
  const [rate, rateNeeded] = roundApart([100 * found.winRate, 100 * found.winRateNeeded], rateDecimals);
  const rates = { now: `${rate}%`, rate: `${rateNeeded}%` };
  const money = (amount: number) => `${currency}${formatNumber(Math.round(amount))}`;
  return {
    verdict: fill(isByRate ? verdict.both : verdict.leads, {
      contracts: withUnit(units.more, more),
      leads: withUnit(units.moreLeads, Number((needed - leads).toFixed(4))),
      rate: rates.rate,
    }),
    note: [
      value && withUnit(copy.worth, more, { worth: money(more * value) }),
      found.winRate >= HIGH_RATE && fill(copy.highRate, { rate: rates.now }),
    ]
      .filter(Boolean)
      .join(" "),
    title: fill(routes.title, {
      contracts: withUnit(units.contracts, contracts),
      more: withUnit(units.more, more),
    }),
    routes: {
      leads: {
        title: withUnit(routes.leads.title, needed, { now: formatNumber(leads) }),
        with: fill(routes.leads.with, { rate: rates.now }),
      },
      winRate: isByRate
        ? { title: fill(routes.winRate.title, rates), with: withUnit(routes.winRate.with, leads) }
        : { title: routes.noWinRate.title, with: withUnit(routes.noWinRate.with, leadsAYear(shown)) },
      clients: { title: withUnit(routes.clients.title, more), with: routes.clients.with },
    },
    message: [
      fill(message.numbers, {
        contracts: withUnit(units.newContracts, contracts),
        leads: withUnit(units.leads, leads),
        goal: formatNumber(goal),
      }),
      value && fill(message.value, { value: money(value) }),
      message.question,
    ]
      .filter(Boolean)
      .join(" "),
  };
}
export type RouteTexts = ReturnType<typeof describeRoutes>;
