import { z } from "astro/zod";
import { text, textWith } from "../../../lib/content/text-schemas.ts";

/** The copy of the year on the home page. {names} are filled in from the figures. */
export const homeCalculatorSchema = z.strictObject({
  title: text,
  intro: text,
  /** days: the sales cycle. */
  note: textWith("days"),
  withoutScript: text,
  line: z.strictObject({
    /** Says that the figures are an example to replace. */
    example: text,
    leads: text,
    winRate: text,
    contract: text,
    months: text,
    result: text,
    /** one: what a step of one figure adds, all: of all three, in euros. */
    gains: textWith("step", "one", "all"),
    /** In place of these, where the win rate can't rise by a step. */
    atEnd: textWith("step"),
    /** What is said about a figure that can't be used. */
    problem: text,
    tooLarge: textWith("max"),
    now: text,
    end: text,
    open: text,
  }),
});
export type HomeCalculatorCopy = z.infer<typeof homeCalculatorSchema>;
