import { expect, it } from "vitest";
import { describeResult } from "./sentences.ts";

const counted = (name: string, more = "") => ({ one: `one ${name}${more}`, other: `{count} ${name}${more}` });
const proof = { soon: "{months}: {count}, {pace}", late: "{count}, {times}" };
const COPY = {
  verdict: {
    both: "{contracts}: {leads} or {rate}",
    leads: "{contracts}: {leads}",
    noContract: "NO CONTRACT",
    noLead: "NO LEAD {goal}",
    fewLeads: "{contracts} from {leads}",
  },
  worth: counted("worth", " {worth}"),
  byLeads: proof,
  others: proof,
  routes: {
    title: "{contracts}, {more}",
    leads: { title: counted("leads", " from {now}"), with: "at {rate}" },
    winRate: { title: "{rate} from {now}", with: counted("leads") },
    noWinRate: { title: "NOT", with: counted("all") },
    clients: { title: counted("clients"), with: "NONE" },
  },
  message: { numbers: "{contracts} {leads} {goal}", value: "{value}", question: "?" },
  units: {
    contracts: counted("contracts"),
    newContracts: counted("new"),
    more: counted("more"),
    leads: counted("leads"),
    moreLeads: counted("more leads"),
    leadsAYear: counted("a year"),
    times: counted("times"),
  },
} as unknown as Parameters<typeof describeResult>[0];
const sentencesOf = (contracts: number, leads: number, goal: number, value?: number, currency = "") =>
  describeResult(COPY, { contracts, leads, goal, value, currency });

it("a goal has a verdict, its worth, three routes, two proofs, a question and an agreement", () => {
  expect(sentencesOf(12, 4, 18, 30_000, "€")).toMatchObject({
    verdict: "6 more: 2 more leads or 38%",
    details: {
      title: "12 contracts, 6 more",
      worth: "6 worth €180,000",
      byLeads: "63, 8 times",
      byContracts: "21, 4 times",
      routes: {
        leads: { title: "6 leads from 4", with: "at 25%" },
        winRate: { title: "38% from 25%", with: "4 leads" },
        clients: { title: "6 clients", with: "NONE" },
      },
      message: "12 new 4 leads 18 €30,000 ?",
      agreement: { leads: "48", months: "12", count: "63", pace: "48", gain: "50", power: "77" },
    },
  });
  expect(sentencesOf(24, 8, 36).details).toMatchObject({
    worth: undefined,
    byLeads: "5: 51, 40",
    message: "24 new 8 leads 36 ?",
    agreement: { contracts: "24", contractCount: "35", contractMonths: "12" },
  });
  expect(sentencesOf(97, 30, 136).details?.byContracts).toBe("8: 80, 65");
});

it.each([
  // Leads have a decimal, from 100 on none; rates have one below 10%; both where two would look equal.
  [97, 30, 136, "39 more: 12.1 more leads or 38%"],
  [600, 100, 720, "120 more: 20 more leads or 60%"],
  [12, 20, 15, "3 more: 5 more leads or 6.3%"],
  [100, 50, 101, "one more: 0.5 more leads or 16.8%"],
  [2000, 200, 2001, "one more: 0.1 more leads or 83.4%"],
  [1, 1, 2, "one more: one more leads or 17%"],
  [2000, 170, 2001, "one more: 0.1 more leads or 98.1%"],
  // No rate that is shown as 100% is needed.
  [12, 4, 48, "36 more: 12 more leads"],
  [200, 20.9, 250, "50 more: 5.2 more leads"],
  [0, 4, 5, "NO CONTRACT"],
  [12, 0, 1500, "NO LEAD 1,500"],
  [40, 2, 60, "40 from 24 a year"],
  [2, 0.1, 4, "2 from one a year"],
])("%i contracts, %f leads a month, %i wanted: %s", (contracts, leads, goal, verdict) => {
  expect(sentencesOf(contracts, leads, goal).verdict).toBe(verdict);
});

it("the win rate alone can't bring more contracts than there are leads", () => {
  const { details } = sentencesOf(1, 0.1, 10);
  expect(details?.routes).toMatchObject({
    leads: { title: "one leads from 0.1", with: "at 100%" },
    winRate: { title: "NOT", with: "one all" },
  });
  expect(sentencesOf(12, 20, 15).details?.routes.winRate.title).toBe("6.3% from 5.0%");
  expect(sentencesOf(2000, 170, 2001).details?.routes.winRate.title).toBe("98.1% from 98.0%");
});
