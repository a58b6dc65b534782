import { expect, it } from "vitest";
import { describeCase } from "./describe-case.ts";
import type { MonthlyPrice } from "./price.ts";

const plural = (name: string) => ({ one: `one ${name}`, other: `{count} ${name}` });
const COPY = {
  verdict: {
    both: "{moreContracts}: {moreLeads} or {rateNeeded}",
    leads: "{moreContracts}: {moreLeads}",
    uncounted: "{moreContracts}: {moreLeads} or {twiceMoreLeads}",
    noContract: "NO CONTRACT",
    fewLeads: "{contracts} from {leads}",
  },
  uncounted: { count: "COUNT", where: "WHERE", after: "THEN" },
  worth: { one: "one: {worth}", other: "{count}: {worth}" },
  price: {
    month: "{month}",
    year: "{year}",
    yearAndStop: "{year}, until {stopMonths}: {stop}",
    yearAndTest: "{year}, {months}: {test}",
    tooMuch: "TOO MUCH",
  },
  lowRate: "only {rate}?",
  highRate: "{rate}?",
  test: {
    known: "{months}, {cases}",
    weak: "{gain}, {cases}",
    weakTitle: "TOO FEW",
    instead: "{meetings} MEETINGS",
    noTest: "NO TEST",
    luck: "{contracts} to {luck}: {goal}",
  },
  message: { numbers: "{contracts} {leads} {goal}", uncounted: "{contracts} {goal}", value: "{value}" },
  questions: Object.fromEntries(
    ["own", "pays", "weak", "count", "noRoute"].map((name) => [name, { button: name, message: `${name}?` }]),
  ),
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
/** With ordinary spaces. */
const spaced = (answer: object) => JSON.parse(JSON.stringify(answer).replaceAll("\u00a0", " "));

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
  expect(spaced(textsOf(contracts, leads, goal)).verdict).toBe(verdict);
});

it.each([
  [12, 48, 20, "6, 8 12 contracts to 20: 20", ""],
  [12, 48, 18, "12, 7 12 contracts to 20: 18", ""],
  [29, 144, 45, "3, 8", ""],
  [2000, 6000, 2600, "3, 9", ""],
  [14, 46, 20, "43, 7", "50 MEETINGS"],
  [4, 8, 8, "100, 6", "15 MEETINGS"],
  [2000, 6000, 2001, "0.05, 2", "NO TEST"],
])("%i contracts, %f leads, %i wanted: what a test shows is %s, and what to do instead %j", (...row) => {
  const [contracts, leads, goal, test, instead] = row;
  expect(spaced(textsOf(contracts, leads, goal))).toMatchObject({ test, instead });
});

it.each([
  [4, 5, "one more: 2 more leads or 4", "COUNT WHERE THEN"],
  // There's no win rate yet.
  [0, 5, "NO CONTRACT", "COUNT WHERE"],
])("%i contracts, leads not counted, %i wanted: %s, and %s", (contracts, goal, verdict, instead) => {
  const texts = { verdict, instead, heard: "COUNT", action: "count" };
  expect(spaced(textsOf(contracts, 0, goal))).toMatchObject(texts);
});

it("numbers stay with their units, but in the message spaces are ordinary ones", () => {
  const [verdict, message] = ["6\u00a0more: 28\u00a0more leads or 36%", "9 contracts 42 leads 15 own?"];
  expect(textsOf(9, 42, 15)).toMatchObject({ verdict, message });
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
  [undefined, "", null, { worth: "", cost: "", doubt: "", message: `${NUMBERS} own?` }],
  [38_000, "€", null, { worth: "6: €228,000", cost: "", message: `${NUMBERS} €38,000 own?` }],
  [undefined, "", PRICE, { worth: "", cost: "€2,400 €28,800, until 3: €7,200", doubt: "" }],
  [9600, "kr", PRICE, { worth: "6: 57,600 kr", doubt: "", action: "own" }],
  [9600, "", PRICE, { worth: "6: €57,600", doubt: "" }],
  [9599, "", PRICE, { doubt: "TOO MUCH", action: "pays", message: `${NUMBERS} €9,599 pays?` }],
  [9599, "$", PRICE, { doubt: "", action: "own", message: `${NUMBERS} $9,599 own?` }],
] as const)("contracts of %s, in %j, at a price of %j: %j", (value, currency, price, texts) => {
  const assessed = { contracts: 9, leads: 42, goal: 15, value, currency };
  expect(spaced(describeCase(COPY, assessed, price))).toMatchObject(texts);
});

it.each([
  [12, 48, 18, "€2,400 €28,800, until 6: €14,400", "own"],
  [29, 144, 45, "€2,400 €28,800, 3: €7,200", "own"],
  [4, 8, 8, "€2,400 €28,800", "weak"],
  [2000, 6000, 2001, "€2,400 €28,800", "noRoute"],
  [14, 0, 20, "€2,400 €28,800", "count"],
])("%i contracts, %i leads, %i wanted: %j, and one may ask %s", (contracts, leads, goal, cost, action) => {
  const assessed = { contracts, leads, goal, currency: "" };
  expect(describeCase(COPY, assessed, PRICE)).toMatchObject({ cost, action });
});

it.each([
  [
    [9, 42, 15],
    {
      ...{ leadsNeeded: "70 leads", leadsNow: 42, twiceMoreLeads: 56, rate: "21%", rateNeeded: "36%" },
      ...{ months: 7, count: "34 leads", fewer: "33 leads or fewer", margin: 10, cases: 8, gain: 67 },
      ...{ stopMonths: 3, stopLeads: "10 leads or fewer" },
      ...{ enough: "12 contracts", moreFromClients: "6 contracts" },
    },
  ],
  [[12, 240, 15], { rateNeeded: "6.3%", rate: "5.0%" }],
  [[1, 2, 3], { stopLeads: "one leads or fewer" }],
  [[1, 1, 2], { stopLeads: "no lead", leadsNeeded: "2 leads", rate: "100%" }],
  [[29, 144, 45], { months: 3, count: "46 leads", margin: 10 }],
  // Never certain.
  [[2000, 6000, 2600], { count: "1,557 leads", cases: 9 }],
] as const)("%j has the values %j", ([contracts, leads, goal], values) => {
  expect(spaced(textsOf(contracts, leads, goal).values)).toMatchObject(values);
});
