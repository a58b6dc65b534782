import { expect, it } from "vitest";
import { describeCase, type MonthlyPrice } from "./texts.ts";

const plural = (name: string) => ({ one: `one ${name}`, other: `{count} ${name}` });
const COPY = {
  verdict: {
    both: "{moreContracts}: {moreLeads} or {rateNeeded}",
    leads: "{moreContracts}: {moreLeads}",
    noContract: "NO CONTRACT",
    fewLeads: "{contracts} from {leads}",
  },
  worth: { one: "one: {worth}", other: "{count}: {worth}" },
  price: { year: "{year}", yearAndTest: "{year}, {months}: {test}", tooMuch: "TOO MUCH" },
  lowRate: "only {rate}?",
  highRate: "{rate}?",
  test: {
    when: {
      leads: "{months} or never",
      each: "{months} or {contractMonths}",
      both: "{months}",
      mostly: "{months}, {cases}",
      weak: "NEVER, {gain}, {cases}",
    },
    luck: "{contracts} to {luck}: {goal}",
  },
  message: {
    numbers: "{contracts} {leads} {goal}",
    value: "{value}",
    question: "?",
    pays: "DOES IT PAY?",
  },
  units: {
    contracts: plural("contracts"),
    moreContracts: plural("more"),
    leads: plural("leads"),
    moreLeads: plural("more leads"),
    fewLeads: plural("leads or fewer"),
    noLead: "no lead",
  },
} as unknown as Parameters<typeof describeCase>[0];
const textsOf = (contracts: number, leads: number, goal: number) =>
  describeCase(COPY, { contracts, leads, goal, currency: "" });

it.each([
  [9, 42, 15, "6 more: 28 more leads or 36%"],
  // The average of two years.
  [5, 12.5, 8, "3 more: 7.5 more leads or 64%"],
  // Rates have a decimal below 10%, and where two would look equal.
  [12, 240, 15, "3 more: 60 more leads or 6.3%"],
  [100, 600, 101, "one more: 6 more leads or 16.8%"],
  [1, 12, 2, "one more: 12 more leads or 17%"],
  [2000, 2040, 2001, "one more: one more leads or 98.1%"],
  // The win rate alone can't do it.
  [12, 48, 48, "36 more: 144 more leads"],
  [0, 48, 5, "NO CONTRACT"],
  [2, 1, 4, "2 contracts from one leads"],
])("%i contracts, %f leads, %i wanted: %s", (contracts, leads, goal, verdict) => {
  expect(textsOf(contracts, leads, goal).verdict).toBe(verdict);
});

it.each([
  [12, 48, 20, "6 or never 12 contracts to 20: 20"],
  [12, 48, 18, "12, 7 12 contracts to 20: 18"],
  [4, 8, 8, "NEVER, 100, 5 4 contracts to 9: 8"],
  [2000, 6000, 2001, "NEVER, 0.05, 1 2,000 contracts to 2,082: 2,001"],
  [29, 144, 45, "3 or never"],
  [97, 360, 136, "3 or 8"],
  [2000, 6000, 2600, "3"],
])("%i contracts, %f leads, %i wanted: one knows after %s", (contracts, leads, goal, test) => {
  expect(textsOf(contracts, leads, goal)).toMatchObject({ test });
});

it.each([
  [18, 24, "75%?"],
  [17, 24, ""],
  [6, 201, "only 3.0%?"],
  [6, 200, ""],
  // Never 0%.
  [1, 6000, "only 0.02%?"],
])("%i contracts from %i leads: a very high or low win rate is questioned", (contracts, leads, doubt) => {
  expect(textsOf(contracts, leads, 20)).toMatchObject({ doubt });
});

const PRICE: MonthlyPrice = { amount: 2400, currency: "€" };
const NUMBERS = "9 contracts 42 leads 15";
it.each([
  [undefined, "", null, { worth: "", cost: "", doubt: "", message: `${NUMBERS} ?` }],
  [38_000, "€", null, { worth: "6: €228,000", cost: "", message: `${NUMBERS} €38,000 ?` }],
  [undefined, "", PRICE, { worth: "", cost: "€28,800, 7: €16,800", doubt: "" }],
  [9600, "kr", PRICE, { worth: "6: 57,600 kr", doubt: "", isTooMuch: false }],
  [9600, "€", PRICE, { worth: "6: €57,600", doubt: "", isTooMuch: false }],
  [9599, "€", PRICE, { doubt: "TOO MUCH", isTooMuch: true, message: `${NUMBERS} €9,599 DOES IT PAY?` }],
  [9599, "", PRICE, { doubt: "TOO MUCH", isTooMuch: true }],
  [9599, "$", PRICE, { doubt: "", isTooMuch: false, message: `${NUMBERS} $9,599 ?` }],
] as const)("contracts of %s, in %j, at a price of %j: %j", (value, currency, price, texts) => {
  const assessed = { contracts: 9, leads: 42, goal: 15, value, currency };
  expect(describeCase(COPY, assessed, price)).toMatchObject(texts);
});

it.each([
  [12, 48, 18],
  [4, 8, 8],
])("%i contracts, %i leads, %i wanted: only the price of a year", (contracts, leads, goal) => {
  const assessed = { contracts, leads, goal, currency: "" };
  expect(describeCase(COPY, assessed, PRICE)).toMatchObject({ cost: "€28,800" });
});

it.each([
  [
    [9, 42, 15],
    {
      ...{ leadsNeeded: "70 leads", leadsNow: "42", twiceMoreLeads: "56", rate: "21%", rateNeeded: "36%" },
      ...{ months: "7", count: "34 leads", fewer: "33 leads or fewer", margin: "10", cases: "8", gain: "67" },
      ...{ stopMonths: "3", stopLeads: "10 leads or fewer" },
      ...{ enough: "12 contracts", moreFromClients: "6 contracts" },
    },
  ],
  [[12, 240, 15], { rateNeeded: "6.3%", rate: "5.0%" }],
  [[1, 2, 3], { stopLeads: "one leads or fewer" }],
  [[1, 1, 2], { stopLeads: "no lead", leadsNeeded: "2 leads", rate: "100%" }],
  [[29, 144, 45], { months: "3", count: "46 leads", margin: "10" }],
  // Never certain.
  [[2000, 6000, 2600], { count: "1,557 leads", cases: "9" }],
] as const)("%j has the values %j", ([contracts, leads, goal], values) => {
  expect(textsOf(contracts, leads, goal).values).toMatchObject(values);
});
