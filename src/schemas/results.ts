import { z } from "astro/zod";
import { capitalize } from "../lib/capitalize.ts";
import type { EditorMeta } from "./json-schema.ts";
import { chosen, countFrom, line, list, optional, phrase, plural, text, textWith } from "./text.ts";

const resultSchema = z
  .strictObject({
    client: line.describe(
      "The name, or a description such as “a software house of 40”: the same words for each of its results.",
    ),
    service: chosen(
      "service",
      (name, all) => `“${name}” is not in src/content/services. It has: ${all}`,
    ).transform(({ id }) => id),
    work: optional(text).describe("One sentence: what was done."),
    counted: phrase.describe("What was counted, such as “qualified leads”."),
    countedBy: phrase.describe("Such as “the client”."),
    period: phrase.describe("When, such as “January to June 2024, after January to June 2023”."),
    months: countFrom(1).describe("How long was counted: equally long before and after the change."),
    before: countFrom(0).describe("The count before the change."),
    after: countFrom(0).describe("The count after it. The site says whether that is more than luck."),
  })
  .meta({ title: "result" });

/** How many clients these are the results of: one may have several. */
export const countClients = (results: readonly { client: string }[]): number =>
  new Set(results.map(({ client }) => capitalize(client))).size;

const selectionSchema = z
  .strictObject({
    clients: countFrom(1).meta({
      title: "Of how many clients",
      description: "All for whom you worked. Those with a result here are counted by the site.",
    }),
    why: phrase.meta({ title: "Why these", description: "Such as “those who let us show them”." }),
    moreThanLuck: optional(countFrom(0)).meta({
      title: "More than luck",
      description:
        "With how many of all clients the result was more than luck: only if each has one count, chosen before it was counted.",
    }),
  })
  .refine(({ clients, moreThanLuck }) => (moreThanLuck ?? 0) <= clients, {
    path: ["moreThanLuck"],
    error: "must not be more than all clients",
  });
export type Selection = z.infer<typeof selectionSchema>;

const verdict = z.strictObject({ verdict: line, why: optional(textWith("count")) });

/** What clients have counted before and after, and the words around it. */
export const resultsSchema = z
  .strictObject({
    selection: optional(selectionSchema).describe("Above the results on each page."),
    results: list(resultSchema).describe(
      "The home page shows the first, the about page all, the services page those of each service.",
    ),
    copy: z
      .strictObject({
        heading: line.describe("On the home page and the services page."),
        proven: textWith("count", "clients").meta({
          title: "More than luck",
          description: "At the top of the home page, once it is given.",
        }),
        title: textWith("counted", "time"),
        time: plural(),
        source: textWith("period", "countedBy"),
        before: line,
        critical: line.meta({ title: "The count that is more than luck" }),
        after: line,
        verdicts: z.strictObject({
          moreThanLuck: verdict.describe("After a count that luck alone reaches at most once in ten times."),
          couldBeLuck: verdict.describe("After a smaller count."),
          fell: verdict.describe("After a count below the one before."),
        }),
        selection: plural("shown", "why").describe("By the number of all clients."),
        moreThanLuck: plural("clients").describe("By the number of those with more than luck."),
        first: line.describe("After it on the home page."),
        ofService: line.describe("After it on the services page."),
        part: textWith("shown", "count").describe("Instead of both, until “selection” is given."),
        all: line.meta({ title: "Link to all results" }),
      })
      .meta({ title: "Words in each result" }),
  })
  .refine(({ results, selection }) => !selection || countClients(results) <= selection.clients, {
    path: ["selection", "clients"],
    error: "must not be fewer than the clients whose results the file has",
  })
  .meta({ title: "Results", page: "/about" } satisfies EditorMeta);

export type ResultsContent = z.infer<typeof resultsSchema>;
export type ResultsCopy = ResultsContent["copy"];
/** A result, judged by the assessment's rule of luck. */
export type Result = z.infer<typeof resultSchema> & {
  /** From how many on a count is more than luck. */
  critical: number;
  verdict: keyof ResultsCopy["verdicts"];
};

/** What the content says about results: judged, with their copy, and of how many clients they are. */
export interface ClientResults {
  results: readonly Result[];
  resultsCopy: ResultsCopy;
  selection: Selection | null;
}
