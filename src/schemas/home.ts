import { z } from "astro/zod";
import { outcome } from "./claims.ts";
import type { EditorMeta } from "./json-schema.ts";
import { pageSchema } from "./page.ts";
import {
  count,
  heading,
  headline,
  introduction,
  line,
  matching,
  specified,
  specifiedHeading,
  TOPICS,
  text,
  textWith,
} from "./text.ts";

/** A number of the worked example, and its words. */
const exampleNumber = z.strictObject({ number: count, text: line });

export const homeSchema = pageSchema(
  { title: "Home page", page: "/" },
  {
    hero: z
      .strictObject({
        headline: headline.meta({ isSpecified: true } satisfies EditorMeta),
        belief: z
          .array(line)
          .min(1)
          .describe("What the company believes, under the headline, sentence by sentence."),
        intro: introduction,
        action: line.meta({ title: "Button" }),
        answer: line.meta({ title: "Text below the button" }),
        panel: z
          .strictObject({ title: specifiedHeading, points: z.array(specified).min(1) })
          .meta({ title: "Box beside the headline" }),
        example: z
          .strictObject({
            caption: textWith("companies", "contracts"),
            companies: exampleNumber,
            conversations: exampleNumber,
            leads: exampleNumber,
            contracts: exampleNumber,
            goal: count.meta({ title: "Contracts that it wants a year" }),
          })
          .meta({
            title: "Key of the drawing",
            description: "The drawing has as many points. Chapter 2 of the guide works out the same numbers.",
          }),
        promises: z.array(outcome).min(1).meta({ title: "Row below the headline" }),
      })
      .meta({ title: "Top of the page" }),
    services: z.strictObject({
      title: heading,
      intro: introduction,
      more: line.meta({ title: "Link to the services page" }),
    }),
    test: z
      .strictObject({
        title: heading,
        text: textWith("contracts", "goal", "luck").describe("With the numbers of the example."),
        counted: textWith("months").meta({ title: "What is counted" }),
        luck: textWith("fewer").meta({ title: "What can be luck" }),
        proof: textWith("count").meta({ title: "What is more than luck" }),
        action: line.meta({ title: "Button to the assessment" }),
        note: line.meta({ title: "Text below the button" }),
      })
      .meta({ title: "The test of the example" }),
    experts: z.strictObject({
      title: specifiedHeading,
      founded: line.meta({ title: "Words before the observation" }),
      observation: matching(/\.$/, "must end with a full stop: the growth line begins in it"),
      blurb: introduction,
      tiles: z.array(z.strictObject({ title: specified, text: line })).min(1),
      more: line.meta({ title: "Link to the about page" }),
    }),
    guide: z.strictObject({ text, download: specified }).meta({ title: "Growth guide" }),
    cta: z
      .strictObject({
        title: heading,
        intro: introduction,
        topics: z.strictObject({ strategyCall: line, growthAssessment: line }).describe(TOPICS),
      })
      .meta({ title: "Contact section" }),
  },
);
export type HomeCopy = z.infer<typeof homeSchema>;
