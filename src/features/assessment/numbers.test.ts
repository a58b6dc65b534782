import { expect, it } from "vitest";
import { INITIAL, updateFields } from "./numbers.ts";

const field = (name: string) => ({ label: "", name, problem: `${name} {min}–{max}` });
const COPY = {
  contracts: field("contracts"),
  leads: field("leads"),
  goal: field("goal"),
  value: field("value"),
  guess: "guess",
  notHigher: "above {contracts}",
} as Parameters<typeof updateFields>[3];
const typed = (contracts: string, leads: string, goal: string, value = "") => {
  return { contracts, leads, goal, value };
};
const OWN = updateFields(INITIAL, typed("12", "48,5", "18", "€30k"), false, COPY);

it("three valid numbers are assessed, with a contract’s revenue if it was typed", () => {
  const ownCase = { contracts: 12, leads: 48.5, goal: 18, value: 30_000, currency: "€" };
  expect(OWN).toEqual({ problems: {}, missing: [], ownCase, isMuted: false });
  const without = updateFields(INITIAL, typed("12", "0.5", "18"), true, COPY);
  expect(without.ownCase).toMatchObject({ leads: 0.5, value: undefined });
  expect(updateFields(INITIAL, typed("0", "4", "20,000"), true, COPY).isMuted).toBe(false);
});

it("leads may be empty: they weren't counted", () => {
  const uncounted = { missing: [], ownCase: { contracts: 14, leads: 0, goal: 20 }, isMuted: false };
  expect(updateFields(INITIAL, typed("14", "", "20"), false, COPY)).toMatchObject(uncounted);
});

it.each([
  [typed("12.5", "4", "18"), { contracts: "contracts 0–2,000" }],
  [typed("2001", "4", "3000"), { contracts: "contracts 0–2,000" }],
  // No goal is judged by a number that is wrong itself.
  [typed("12.5", "4", "12"), { contracts: "contracts 0–2,000" }],
  [typed("12", "6001", "18"), { leads: "leads 1–6,000" }],
  [typed("12", "4.2", "18"), { leads: "leads 1–6,000" }],
  [typed("12", "0", "18"), { leads: "guess" }],
  [typed("12", "about 30", "18"), { leads: "guess" }],
  [typed("12", "4", "18.5"), { goal: "goal 13–120" }],
  [typed("12", "4", "121"), { goal: "goal 13–120" }],
  [typed("12", "4", "12"), { goal: "above 12" }],
  [typed("12", "many", "18", "0.5"), { leads: "guess", value: "value 1–100,000,000" }],
])("%j: %j on leaving a field, and the last numbers stay, muted", (typed, problems) => {
  const typing = updateFields(OWN, typed, false, COPY);
  expect(typing).toEqual({ problems: {}, missing: [], ownCase: OWN.ownCase, isMuted: true });
  const left = updateFields(typing, typed, true, COPY);
  expect(left).toEqual({ problems, missing: [], ownCase: OWN.ownCase, isMuted: true });
  expect(updateFields(left, typed, false, COPY)).toEqual(left);
});
