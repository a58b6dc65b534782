import { z } from "astro/zod";
import { count, counted, line, list, textWith } from "./text.ts";

/** How many were counted: a whole number from 0. */
const countFromZero = z.coerce.number().int().nonnegative();

const resultSchema = z
  .strictObject({
    client: line.meta({ description: "The name, or a description such as “a software house of 40”." }),
    service: line.meta({ isService: true }),
    counted: line.meta({ description: "What was counted, such as “qualified leads”." }),
    countedBy: line.meta({ description: "Such as “the client”." }),
    months: count.meta({
      description: "How long was counted: equally long before and after the change.",
    }),
    before: countFromZero.meta({ description: "The count before the change." }),
    after: countFromZero.meta({
      description: "The count after it. The site says whether that is more than luck.",
    }),
  })
  .meta({ title: "result" });

/** What clients have counted before and after, and the words around it. */
export const resultsSchema = z
  .strictObject({
    results: list(resultSchema).meta({
      description:
        "The home page shows the first, the about page all, the services page those of each service.",
    }),
    words: z
      .strictObject({
        counts: textWith("counted", "before", "after", "time"),
        time: counted(),
        countedBy: textWith("countedBy"),
        moreThanLuck: line.meta({
          description: "After a count that luck alone reaches at most once in ten times.",
        }),
        couldBeLuck: line.meta({ description: "After a smaller count." }),
        fell: line.meta({ description: "After a count below the one before." }),
      })
      .meta({ title: "Words in each result" }),
  })
  .meta({ title: "Results", page: "/about" });

export type ResultWords = z.infer<typeof resultsSchema>["words"];
/** A result with the verdict of the assessment's test, as the name of its words. */
export type Result = z.infer<typeof resultSchema> & {
  verdict: "moreThanLuck" | "couldBeLuck" | "fell";
};
