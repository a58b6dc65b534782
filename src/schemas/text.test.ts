import { expect, it } from "vitest";
import { heading, headline, monthAndYear } from "./text.ts";

const message = (schema: typeof heading, text: string) => schema.safeParse(text).error?.issues[0]?.message;
const SIXTY = `${"four ".repeat(11)}words`;

it("a heading has at most 60 characters", () => {
  expect(message(heading, SIXTY)).toBeUndefined();
  expect(message(heading, `${SIXTY}!`)).toMatch(/at most 60 characters/);
});

it.each(["Accountability", "Within {site.responseTime}", "Long-word-after-long-word"])(
  "the headline “%s” fits on a phone",
  (text) => expect(message(headline, text)).toBeUndefined(),
);

it("a longer word is refused", () => {
  expect(message(headline, "Accountabilitys grow")).toMatch(/more than 14 letters/);
});

it.each(["2025-07", "July", "Juli 2025", "July 2025.", "1 July 2025"])(
  "“%s” is refused as the month of a change",
  (updated) => {
    const [issue] = monthAndYear.safeParse(updated).error?.issues ?? [];
    expect(issue?.message).toBe("must be a month and a year, such as July 2025");
  },
);
