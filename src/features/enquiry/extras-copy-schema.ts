import { z } from "astro/zod";
import { text, textWith } from "../../lib/content/text-schemas.ts";

/** The copy of the hydrated form's extras. Placeholders in braces are filled in by the browser. */
export const extrasSchema = z.strictObject({
  promise: z
    .strictObject({
      onTime: textWith("moment"),
      late: textWith("moment").describe(
        "Instead, if we reply after more than 24 hours because the office is closed.",
      ),
    })
    .describe("By when we reply. {moment} is a weekday and a time at the office."),
  source: z
    .strictObject({
      label: text,
      note: text.describe("What happens to this information."),
      remove: text,
    })
    .describe(
      "How a visitor found the site, according to the page's address; the source follows in quotation marks.",
    ),
  noTimes: text.describe("What to do instead, if times for a call can't be chosen."),
  times: z
    .strictObject({
      title: text,
      optional: text,
      intro: textWith("opens", "closes"),
      clock: textWith("zone").describe("Added if the visitor's time is not the office's."),
      day: text.describe("The label of the days to choose from."),
      free: text.describe("The last choice: a time that is not offered."),
      date: text,
      time: text,
      add: text,
      office: textWith("office").describe("The same time at the office, below the visitor's."),
      full: text.describe("If no more times can be chosen."),
      chosen: text.describe("The heading of the chosen times."),
      remove: textWith("time"),
      message: text.describe("The heading of the times in what is sent."),
      line: textWith("office").describe("A time in what is sent."),
      lineBoth: textWith("yours", "office", "zone").describe(
        "Instead, if the visitor's time is not the office's.",
      ),
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
