import { z } from "astro/zod";
import { text, textWith } from "./text-schemas.ts";

/**
 * What a message is about, shown above its form after a button set it.
 * @param names of the topics that are no service
 */
export function topicWords<T extends string>(...names: T[]) {
  const topics = Object.fromEntries(names.map((name) => [name, text])) as Record<T, typeof text>;
  return z.strictObject({ label: text, remove: text, ...topics });
}

/** What the forms show once their script runs. Names in braces are filled in in the browser. */
export const callsSchema = z.strictObject({
  /** By when we reply; late: where the office is closed for most of 24 hours. */
  promise: z.strictObject({ onTime: textWith("moment"), late: textWith("moment") }),
  /** Where a visitor comes from. */
  source: z.strictObject({
    label: text,
    /** What happens to it. */
    note: text,
    remove: text,
    /** What each parameter of the address is called. */
    parameters: z.strictObject({
      ref: text,
      utm_source: text,
      utm_medium: text,
      utm_campaign: text,
      utm_term: text,
      utm_content: text,
    }),
  }),
  /** Times for a call. */
  times: z.strictObject({
    title: text,
    optional: text,
    intro: text,
    /** The office's hours by the visitor's clock; hoursThere: for a clock like the office's. */
    hours: textWith("zone", "from", "to", "opens", "closes"),
    hoursThere: textWith("opens", "closes"),
    date: textWith("number"),
    time: textWith("number"),
    /** A time as it is read back; office: for a clock like the office's. */
    both: textWith("yours", "office"),
    office: textWith("office"),
    add: text,
    remove: textWith("number"),
    /** Precedes what is added to the message. */
    preview: text,
    /** In the message: a heading, and a line for each time. */
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
      twice: text,
    }),
  }),
});
export type CallsWords = z.infer<typeof callsSchema>;
