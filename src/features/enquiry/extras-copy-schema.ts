import { z } from "astro/zod";
import { line, textWith } from "../../lib/content/text-schemas.ts";

/** The copy of the hydrated form's extras. Placeholders in braces are filled in by the browser. */
export const extrasSchema = z
  .strictObject({
    promise: z
      .strictObject({
        onTime: textWith("moment").meta({ title: "Reply time" }),
        late: textWith("moment").describe("Instead, if the office is closed for the next 24 hours."),
      })
      .describe("By when you reply. {moment} is a weekday and a time at the office."),
    source: z
      .strictObject({
        label: line.describe("The source follows in quotation marks."),
        note: line.describe("What happens to this information."),
        remove: line,
      })
      .describe("How a visitor found the site, as the link says."),
    noTimes: line.describe("What to do instead, if times for a call can't be chosen."),
    times: z
      .strictObject({
        title: line,
        optional: line,
        intro: textWith("opens", "closes"),
        clock: textWith("zone").meta({
          title: "Time zone",
          description: "Added if the visitor's time is not the office's.",
        }),
        day: line.describe("The label of the days to choose from."),
        free: line.meta({
          title: "Another time",
          description: "The last choice: a time that is not offered.",
        }),
        date: line,
        time: line,
        add: line,
        office: textWith("office").describe("The same time at the office, below the visitor's."),
        full: line.meta({ title: "Enough times", description: "If no more times can be chosen." }),
        chosen: line.describe("The heading of the chosen times."),
        remove: textWith("time"),
        message: line.describe("The heading of the times in what is sent."),
        line: textWith("office").describe("A time in what is sent."),
        lineBoth: textWith("yours", "office", "zone").describe(
          "Instead, if the visitor's time is not the office's.",
        ),
        problems: z.strictObject({
          incomplete: line.describe("If the day or the time is missing."),
          skipped: line.describe("For an hour that doesn't exist when clocks change."),
          past: line,
          tooFar: textWith("days"),
          dayOff: line,
          closed: textWith("office", "opens", "last"),
        }),
      })
      .describe("Times for a call."),
  })
  .meta({ isRaw: true });
export type ExtrasCopy = z.infer<typeof extrasSchema>;
