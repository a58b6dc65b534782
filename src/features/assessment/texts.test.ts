import { expect, it } from "vitest";
import { describeCase } from "./texts.ts";

const counted = (name: string) => ({ one: `one ${name}`, other: `{count} ${name}` });
const COPY = {
  verdict: {
    both: "{moreContracts}: {moreLeads} or {rateNeeded}",
    leads: "{moreContracts}: {moreLeads}",
    noContract: "NO CONTRACT",
    fewLeads: "{contracts} from {leadsAYear}",
  },
  worth: { one: "one: {worth}", other: "{count}: {worth}" },
  highRate: "{rate}?",
  test: {
    when: {
      leads: "{months} or never",
      each: "{months} or {contractMonths}",
      both: "{months}",
      neither: "NEVER, {chance}",
    },
    luck: "{contracts} to {luck}: {goal}",
  },
  message: { numbers: "{contracts} {leads} {goal}", value: "{value}", question: "?" },
  units: {
    contracts: counted("contracts"),
    moreContracts: counted("more"),
    leads: counted("leads"),
    moreLeads: counted("more leads"),
    fewLeads: counted("leads or fewer"),
    noLead: "no lead",
    times: counted("times"),
  },
} as unknown as Parameters<typeof describeCase>[0];
const textsOf = (contracts: number, leads: number, goal: number, value?: number, currency = "") =>
  describeCase(COPY, { contracts, leads, goal, value, currency });

it.each([
  // Leads have a decimal, from 100 on none; rates have one below 10%; both where two would look equal.
  [97, 30, 136, "39 more: 12.1 more leads or 38%"],
  [600, 100, 720, "120 more: 20 more leads or 60%"],
  [12, 20, 15, "3 more: 5 more leads or 6.3%"],
  [100, 50, 101, "one more: 0.5 more leads or 16.8%"],
  [1, 1, 2, "one more: one more leads or 17%"],
  [2000, 170, 2001, "one more: 0.1 more leads or 98.1%"],
  // The win rate alone can't do it.
  [12, 4, 48, "36 more: 12 more leads"],
  [0, 4, 5, "NO CONTRACT"],
  [12, 0, 1500, "12 contracts from 0 leads"],
  [2, 0.1, 4, "2 contracts from one leads"],
])("%i contracts, %f leads a month, %i wanted: %s", (contracts, leads, goal, verdict) => {
  expect(textsOf(contracts, leads, goal).verdict).toBe(verdict);
});

it.each([
  [12, 4, 20, "6 or never 12 contracts to 20: 20"],
  [12, 4, 18, "NEVER, 7 times 12 contracts to 20: 18"],
  [12, 4, 13, "NEVER, one times 12 contracts to 20: 13"],
  [24, 8, 36, "5 or never"],
  [97, 30, 136, "3 or 8"],
  [2000, 500, 2600, "3"],
])("%i contracts, %f leads a month, %i wanted: one knows after %s", (contracts, leads, goal, test) => {
  expect(textsOf(contracts, leads, goal)).toMatchObject({ test });
});

it("with the value of a contract, the worth of the goal and the message say it", () => {
  expect(textsOf(12, 4, 18, 30_000, "€")).toMatchObject({
    worth: "6: €180,000",
    message: "12 contracts 4 leads 18 €30,000 ?",
  });
  expect(textsOf(24, 8, 36)).toMatchObject({ worth: "", message: "24 contracts 8 leads 36 ?" });
});

it.each([
  [18, "75%?"],
  [17, ""],
])("a win rate of 75% or more is questioned: %i contracts from 24 leads", (contracts, doubt) => {
  expect(textsOf(contracts, 2, 20)).toMatchObject({ doubt });
});

it.each([
  [
    [12, 4, 18],
    { leadsNeeded: "6 leads", leadsNow: "4", rate: "25%", rateNeeded: "38%", moreFromClients: "6 contracts" },
  ],
  [[1, 0.1, 10], { leadsNeeded: "one leads", leadsNow: "0.1", rate: "100%" }],
  [[12, 20, 15], { rateNeeded: "6.3%", rate: "5.0%" }],
  [[2000, 170, 2001], { rateNeeded: "98.1%", rate: "98.0%" }],
  [
    [12, 4, 20],
    {
      ...{ months: "6", count: "33 leads", fewer: "32 leads or fewer", gain: "67", chance: "8 times" },
      ...{ stopMonths: "3", stopLeads: "12 leads or fewer", contractCount: "21", contractChance: "4 times" },
    },
  ],
  [[97, 30, 136], { now: "97", leadsAYear: "360 leads", contractMonths: "8", contractCount: "80" }],
  [[29, 12, 45], { months: "3", count: "46 leads", moreThanPace: "10" }],
  [[1, 0.2, 6], { chance: "7 times", stopLeads: "one leads or fewer", gain: "500" }],
  [[1, 0.1, 2], { chance: "one times", stopLeads: "no lead", gain: "100" }],
  // Never certain, nor without a gain.
  [[2000, 500, 2600], { count: "1,557 leads", chance: "9 times" }],
  [[2000, 500, 2001], { chance: "one times", gain: "0.05" }],
] as const)("%j has the values %j", ([contracts, leads, goal], values) => {
  expect(textsOf(contracts, leads, goal).values).toMatchObject(values);
});
