import { z } from "astro/zod";
import { text, textWith } from "../../../lib/content/text-schemas.ts";

/** The copy of the home calculator. */
export const homeCalculatorSchema = z.strictObject({
  title: text,
  intro: text,
  note: textWith("days").describe("{days} is the length of the sales cycle."),
  withoutScript: text,
  calculator: z.strictObject({
    example: text.describe("Says that the figures are an example to replace."),
    leads: text,
    winRate: text,
    contract: text,
    months: text,
    result: text,
    gains: textWith("step", "one", "all").describe(
      "In euros: {one} is what a step of one figure adds, {all} what a step of all three adds.",
    ),
    atEnd: textWith("step").describe("Instead, if the win rate can't rise by a step."),
    problem: text.describe("The message for a figure that can't be used."),
    tooLarge: textWith("max"),
    now: text,
    end: text,
    open: text,
  }),
});
export type HomeCalculatorCopy = z.infer<typeof homeCalculatorSchema>;
