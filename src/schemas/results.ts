import { z } from "astro/zod";
import { count, counted, line, list, optional, phrase, text, textWith } from "./text.ts";

/** How many were counted: a whole number from 0. */
const countFromZero = z.coerce.number().int().nonnegative();

const resultSchema = z
  .strictObject({
    client: line.describe("The name, or a description such as “a software house of 40”."),
    service: line.meta({ chooses: "service" }),
    work: optional(text).describe("One sentence: what was done."),
    counted: phrase.describe("What was counted, such as “qualified leads”."),
    countedBy: phrase.describe("Such as “the client”."),
    period: phrase.describe("When, such as “January to June 2024, after January to June 2023”."),
    months: count.describe("How long was counted: equally long before and after the change."),
    before: countFromZero.describe("The count before the change."),
    after: countFromZero.describe("The count after it. The site says whether that is more than luck."),
  })
  .meta({ title: "result" });

const verdict = z.strictObject({ verdict: line, why: optional(textWith("count")) });

/** What clients have counted before and after, and the words around it. */
export const resultsSchema = z
  .strictObject({
    selection: optional(text).describe(
      "Above the results on the about page: how many of how many clients, and why these, such as “3 of 14 clients: those who let us show them.”",
    ),
    results: list(resultSchema).describe(
      "The home page shows the first, the about page all, the services page those of each service.",
    ),
    copy: z
      .strictObject({
        title: textWith("counted", "time"),
        time: counted(),
        source: textWith("period", "countedBy"),
        before: line,
        critical: line.meta({ title: "Where luck ends" }),
        after: line,
        verdicts: z.strictObject({
          moreThanLuck: verdict.describe("After a count that luck alone reaches at most once in ten times."),
          couldBeLuck: verdict.describe("After a smaller count."),
          fell: verdict.describe("After a count below the one before."),
        }),
        all: line.meta({ title: "Link to all results" }),
      })
      .meta({ title: "Words in each result" }),
  })
  .meta({ title: "Results", page: "/about" });

export type ResultsCopy = z.infer<typeof resultsSchema>["copy"];
/** A result as the assessment's test judges it. */
export type Result = z.infer<typeof resultSchema> & {
  /** From how many on a count is more than luck. */
  critical: number;
  verdict: keyof ResultsCopy["verdicts"];
};
