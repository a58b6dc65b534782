import { z } from "astro/zod";
import { text, textWith } from "../../lib/content/text-schemas.ts";

/** The copy of the hydrated form's extras. Placeholders in braces are filled in by the browser. */
export const extrasSchema = z.strictObject({
  promise: z
    .strictObject({ onTime: textWith("moment"), late: textWith("moment") })
    .describe(
      "By when we reply; moment is a weekday and a time in the office's zone; late: where the office is closed for most of 24 hours.",
    ),
  source: z
    .strictObject({
      label: text,
      note: text.describe("What happens to it."),
      remove: text,
    })
    .describe("Where a visitor comes from, as the page's address says; it follows in quotation marks."),
  noTimes: text.describe("Where times for a call can't be chosen: what to do instead."),
  times: z
    .strictObject({
      title: text,
      optional: text,
      intro: textWith("opens", "closes"),
      clock: textWith("zone").describe("Follows where the visitor's clock is not the office's."),
      day: text.describe("Names the days to choose from."),
      free: text.describe("Instead of a day: a time that is not among the slots."),
      date: text,
      time: text,
      add: text,
      office: textWith("office").describe("A time by the office's clock, below the visitor's."),
      full: text.describe("When no more can be chosen."),
      chosen: text.describe("Heads the chosen times."),
      remove: textWith("time"),
      message: text.describe(
        "In the message: a heading, and a line for each time; lineBoth where the clocks differ.",
      ),
      line: textWith("office"),
      lineBoth: textWith("yours", "office", "zone"),
      problems: z.strictObject({
        incomplete: text,
        skipped: text,
        past: text,
        tooFar: textWith("days"),
        dayOff: text,
        closed: textWith("office", "opens", "last"),
      }),
    })
    .describe("Times for a call."),
});
export type ExtrasCopy = z.infer<typeof extrasSchema>;
