import { z } from "astro/zod";
import { text, textWith } from "../../../lib/content/text-schemas.ts";

/**
 * What a message is about, shown above its form after a button set it.
 * @param names of the topics that are no service
 */
export function topicCopySchema<T extends string>(...names: T[]) {
  const topics = Object.fromEntries(names.map((name) => [name, text])) as Record<T, typeof text>;
  return z.strictObject({ label: text, remove: text, ...topics });
}

/** What a live form shows beside its fields. Names in braces are filled in in the browser. */
export const callsSchema = z.strictObject({
  /** By when we reply; late: where the office is closed for most of 24 hours. */
  promise: z.strictObject({ onTime: textWith("moment"), late: textWith("moment") }),
  /** Where a visitor comes from, as the page's address says; it follows in quotation marks. */
  source: z.strictObject({
    label: text,
    /** What happens to it. */
    note: text,
    remove: text,
  }),
  /** Where times for a call can't be chosen: what to do instead. */
  noTimes: text,
  /** Times for a call. */
  times: z.strictObject({
    title: text,
    optional: text,
    intro: textWith("opens", "closes"),
    /** Follows where the visitor's clock is not the office's. */
    clock: textWith("zone"),
    /** Names the days to choose from. */
    day: text,
    /** Instead of a day: a time that is not among the slots. */
    free: text,
    date: text,
    time: text,
    add: text,
    /** A time by the office's clock, below the visitor's. */
    office: textWith("office"),
    /** When no more can be chosen. */
    full: text,
    /** Heads the chosen times. */
    chosen: text,
    remove: textWith("time"),
    /** In the message: a heading, and a line for each time; lineBoth where the clocks differ. */
    message: text,
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
  }),
});
export type CallsCopy = z.infer<typeof callsSchema>;
