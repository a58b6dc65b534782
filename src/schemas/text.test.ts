import { expect, it } from "vitest";
import { heading, monthAndYear } from "./text.ts";

const message = (text: string) => heading.safeParse(text).error?.issues[0]?.message;
const SIXTY = `${"four ".repeat(11)}words`;

it("a heading has at most 60 characters", () => {
  expect(message(SIXTY)).toBeUndefined();
  expect(message(`${SIXTY}!`)).toMatch(/at most 60 characters/);
});

it.each(["2025-07", "July", "Juli 2025", "July 2025.", "1 July 2025"])(
  "“%s” is refused as the month of a change",
  (updated) => {
    const [issue] = monthAndYear.safeParse(updated).error?.issues ?? [];
    expect(issue?.message).toBe("must be a month and a year, such as July 2025");
  },
);
