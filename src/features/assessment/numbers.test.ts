import { expect, it } from "vitest";
import { enter, START } from "./numbers";

it("the example's numbers are the example, and any other is the visitor's", () => {
  const changed = enter(START, { ...START.inputs, leads: "13" });
  expect(changed).toMatchObject({ isExample: false, shown: { ...START.shown, leads: 13 } });
  expect(enter(changed, { ...START.inputs })).toBe(START);
});

it("while a number is wrong, the last valid case is shown", () => {
  const inputs = { ...START.inputs, contracts: "2001", leads: "" };
  expect(enter(START, inputs)).toMatchObject({ wrong: ["contracts", "leads"], shown: START.shown });
});
