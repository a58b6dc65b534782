import { expect, it } from "vitest";
import { calculate } from "./calculation.ts";
import { describeReason, describeRoutes } from "./sentences.ts";

const counted = (name: string, more = "") => ({ one: `one ${name}${more}`, other: `{count} ${name}${more}` });
const COPY = {
  verdict: {
    both: "{contracts}: {leads} or {rate}",
    leads: "{contracts}: {leads}",
    noContract: "NO CONTRACT",
    noLead: "NO LEAD {goal}",
    fewLeads: "{contracts} from {leads}",
  },
  worth: counted("worth", " {worth}"),
  highRate: "{rate}?",
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
  },
} as unknown as Parameters<typeof describeRoutes>[0];

function textsOf(contracts: number, leads: number, goal: number, value?: number, currency = "") {
  const shown = { contracts, leads, goal, value, currency };
  const found = calculate(shown);
  return found ? describeRoutes(COPY, shown, found) : { verdict: describeReason(COPY, shown) };
}

it("a goal has a verdict, its worth, three routes and a question", () => {
  expect(textsOf(12, 4, 18, 30_000, "€")).toEqual({
    verdict: "6 more: 2 more leads or 38%",
    title: "12 contracts, 6 more",
    note: "6 worth €180,000",
    routes: {
      leads: { title: "6 leads from 4", with: "at 25%" },
      winRate: { title: "38% from 25%", with: "4 leads" },
      clients: { title: "6 clients", with: "NONE" },
    },
    message: "12 new 4 leads 18 €30,000 ?",
  });
  expect(textsOf(24, 8, 36)).toMatchObject({ note: "", message: "24 new 8 leads 36 ?" });
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
  // The win rate alone can't do it.
  [12, 4, 48, "36 more: 12 more leads"],
  [0, 4, 5, "NO CONTRACT"],
  [12, 0, 1500, "NO LEAD 1,500"],
  [40, 2, 60, "40 from 24 a year"],
  [2, 0.1, 4, "2 from one a year"],
])("%i contracts, %f leads a month, %i wanted: %s", (contracts, leads, goal, verdict) => {
  expect(textsOf(contracts, leads, goal).verdict).toBe(verdict);
});

it("the win rate alone can't bring more contracts than there are leads", () => {
  expect(textsOf(1, 0.1, 10)).toMatchObject({
    routes: {
      leads: { title: "one leads from 0.1", with: "at 100%" },
      winRate: { title: "NOT", with: "one all" },
    },
  });
  expect(textsOf(12, 20, 15)).toMatchObject({ routes: { winRate: { title: "6.3% from 5.0%" } } });
  expect(textsOf(2000, 170, 2001)).toMatchObject({ routes: { winRate: { title: "98.1% from 98.0%" } } });
});

it.each([
  [18, 2, "75%?"],
  [17, 2, ""],
])(
  "%i contracts from %f leads a month: a win rate of 75%% or more is questioned",
  (contracts, leads, note) => {
    expect(textsOf(contracts, leads, 20)).toMatchObject({ note });
  },
);
