import { z } from "astro/zod";
import { text, textWith } from "../../../lib/content/text-schemas.ts";

/** The copy of the home calculator. */
export const homeCalculatorSchema = z.strictObject({
  title: text,
  intro: text,
  note: textWith("days").describe("days: the sales cycle."),
  withoutScript: text,
  calculator: z.strictObject({
    example: text.describe("Says that the figures are an example to replace."),
    leads: text,
    winRate: text,
    contract: text,
    months: text,
    result: text,
    gains: textWith("step", "one", "all").describe(
      "one: what a step of one figure adds, all: of all three, in euros.",
    ),
    atEnd: textWith("step").describe("In place of these, where the win rate can't rise by a step."),
    problem: text.describe("What is said about a figure that can't be used."),
    tooLarge: textWith("max"),
    now: text,
    end: text,
    open: text,
  }),
});
export type HomeCalculatorCopy = z.infer<typeof homeCalculatorSchema>;
