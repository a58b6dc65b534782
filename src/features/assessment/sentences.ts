import { formatNumber, withUnit } from "../../lib/counted.ts";
import { fill } from "../../lib/fill.ts";
import type { AssessmentCopy } from "./assessment.schema.ts";
import { calculate, POWER, type Proof } from "./calculation.ts";
import type { Case } from "./numbers.ts";

type Copy = Omit<AssessmentCopy, "fields" | "actions" | "agreement">;

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

/** Says what a goal takes. If there are no routes to it, the verdict says why. */
export function describeResult({ verdict, routes, message, units, ...copy }: Copy, shown: Case) {
  const { contracts, goal, value, currency } = shown;
  const found = calculate(shown);
  const { leadsAYear, byLeads, byContracts } = found;
  const counted = { contracts: formatNumber(contracts), goal: formatNumber(goal) };

  if (contracts === 0) return { verdict: verdict.noContract };
  if (leadsAYear === 0) return { verdict: fill(verdict.noLead, counted) };
  if (contracts > leadsAYear) {
    const leads = withUnit(units.leadsAYear, leadsAYear);
    return { verdict: fill(verdict.fewLeads, { ...counted, leads }) };
  }

  const more = goal - contracts;
  const [leads = 0, leadsNeeded = 0] = roundApart([shown.leads, found.leadsNeeded], leadDecimals).map(Number);
  const [rate, rateNeeded] = roundApart([100 * found.winRate, 100 * found.winRateNeeded], rateDecimals);
  const isByRate = Number(rateNeeded) < 100;
  const rates = { now: `${rate}%`, rate: `${rateNeeded}%` };
  const money = (amount: number) => `${currency}${formatNumber(Math.round(amount))}`;
  /** Says when one would know. */
  const describeProof = (texts: Copy["byLeads"], proof: Proof) =>
    fill(proof.power >= POWER ? texts.soon : texts.late, {
      ...formatProof(proof),
      times: withUnit(units.times, Math.round(10 * proof.power)),
    });
  const numbers = {
    contracts: withUnit(units.newContracts, contracts),
    leads: withUnit(units.leads, leads),
    goal: counted.goal,
  };

  return {
    verdict: fill(isByRate ? verdict.both : verdict.leads, {
      contracts: withUnit(units.more, more),
      leads: withUnit(units.moreLeads, Number((leadsNeeded - leads).toFixed(4))),
      rate: rates.rate,
    }),
    details: {
      winRate: found.winRate,
      winRateNeeded: found.winRateNeeded,
      leadsNeeded: found.leadsNeeded,
      leads: shown.leads,
      isByRate,
      now: counted.contracts,
      more: formatNumber(more),
      title: fill(routes.title, {
        contracts: withUnit(units.contracts, contracts),
        more: withUnit(units.more, more),
      }),
      worth: value && withUnit(copy.worth, more, { worth: money(more * value) }),
      byLeads: describeProof(copy.byLeads, byLeads),
      byContracts: describeProof(copy.others, byContracts),
      routes: {
        leads: {
          title: withUnit(routes.leads.title, leadsNeeded, { now: formatNumber(leads) }),
          with: fill(routes.leads.with, { rate: rates.now }),
        },
        winRate: isByRate
          ? { title: fill(routes.winRate.title, rates), with: withUnit(routes.winRate.with, leads) }
          : { title: routes.noWinRate.title, with: withUnit(routes.noWinRate.with, leadsAYear) },
        clients: { title: withUnit(routes.clients.title, more), with: routes.clients.with },
      },
      message: [
        fill(message.numbers, numbers),
        value && fill(message.value, { value: money(value) }),
        message.question,
      ]
        .filter(Boolean)
        .join(" "),
      agreement: {
        ...formatProof(byLeads),
        leads: formatNumber(leadsAYear),
        gain: formatNumber(Math.round((100 * more) / contracts)),
        // Never certain.
        power: `${Math.min(99, Math.round(100 * byLeads.power))}`,
        contracts: counted.contracts,
        contractMonths: `${byContracts.months}`,
        contractCount: formatNumber(byContracts.count),
      },
    },
  };
}
export type Details = NonNullable<ReturnType<typeof describeResult>["details"]>;

const formatProof = ({ months, count, pace }: Proof) => ({
  months: `${months}`,
  count: formatNumber(count),
  pace: formatNumber(Math.round(pace)),
});
