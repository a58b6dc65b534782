import { expect, it } from "vitest";
import { counted, heading, headline, monthAndYear } from "./text.ts";

const message = (schema: typeof heading, text: string) => schema.safeParse(text).error?.issues[0]?.message;
const SIXTY = `${"four ".repeat(11)}words`;

it("a text for one thing without placeholders has no hint on them", () => {
  expect(counted().shape.one.meta()).not.toHaveProperty("patternErrorMessage");
});

it("a heading has at most 60 characters", () => {
  expect(message(heading, SIXTY)).toBeUndefined();
  expect(message(heading, `${SIXTY}!`)).toMatch(/at most 60 characters/);
});

it.each([
  "Accountability",
  "Within {site.responseTime}",
  "Long-word-after-long-word",
  "accountability.example",
])("the words of the headline “%s” fit on a phone", (text) =>
  expect(message(headline, text)).toBeUndefined(),
);

it("a longer word is refused", () => {
  expect(message(headline, "Accountabilitys grow")).toMatch(/more than 14 letters/);
  expect(message(headline, `${SIXTY}!`)).toMatch(/at most 60 characters/);
});

it("the month of a change may be each of a year", () => {
  for (let month = 0; month < 12; month++) {
    const updated = new Date(2025, month).toLocaleString("en", { month: "long", year: "numeric" });
    expect(message(monthAndYear, updated)).toBeUndefined();
  }
});

it.each(["2025-07", "July", "Juli 2025", "July 2025.", "1 July 2025"])(
  "“%s” is refused as the month of a change",
  (updated) => {
    const [issue] = monthAndYear.safeParse(updated).error?.issues ?? [];
    expect(issue?.message).toBe("must be a month and a year, such as July 2025");
  },
);
