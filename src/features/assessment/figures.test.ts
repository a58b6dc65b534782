import { expect, it } from "vitest";
import { enter, START } from "./figures";

it("the same inputs leave everything as it is, so that nothing is announced", () => {
  expect(enter(START, { ...START.inputs })).toBe(START);
});

it("the example is what its fields say", () => {
  const { leads } = START.inputs;
  const changed = enter(START, { ...START.inputs, leads: "13" });
  expect(changed.shown).toEqual({ ...START.shown, leads: 13 });
  expect(enter(changed, { ...START.inputs, leads })).toEqual(START);
});

it("while an input is wrong, the last valid case is shown", () => {
  const inputs = { ...START.inputs, leads: "many", months: "" };
  expect(enter(START, inputs)).toEqual({ inputs, wrong: ["leads", "months"], shown: START.shown });
});
