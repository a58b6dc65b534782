import { z } from "astro/zod";
import { outcomeSchema } from "./outcome.ts";
import { heading, introduction, line, matching, specified, text } from "./text.ts";

export const heroSchema = z.strictObject({
  headline: specified,
  belief: line.meta({ description: "What the company believes, under the headline." }),
  // Specification, chapter 2.
  intro: matching(
    /(?=.*[Ll]ead [Gg]eneration)(?=.*\b[Tt]rain)(?=.*\b[Pp]artnership)/s,
    "must speak of lead generation, training and partnerships",
    introduction,
  ),
  panel: z
    .strictObject({
      title: specified,
      points: z.array(specified).min(1),
      action: line.meta({ title: "Button" }),
    })
    .meta({ title: "Box beside the headline" }),
  promises: z.array(outcomeSchema).min(1).meta({
    title: "Row below the headline",
    description: "A claim is a figure from Company › Claims.",
  }),
});
export type HeroCopy = z.infer<typeof heroSchema>;

export const serviceCardsSchema = z.strictObject({
  title: heading,
  intro: introduction,
  more: line.meta({ title: "Link to the services page" }),
});
export type ServiceCardsCopy = z.infer<typeof serviceCardsSchema>;

export const expertsSchema = z.strictObject({
  title: specified,
  founded: line.meta({ title: "Words before what you were founded on" }),
  observation: line.meta({ title: "What you were founded on", description: "In large type." }),
  blurb: introduction,
  tiles: z
    .array(
      z.discriminatedUnion("type", [
        z.strictObject({ type: z.literal("text"), title: specified, text }),
        z.strictObject({ type: z.literal("claim"), title: specified, claim: line.meta({ isClaim: true }) }),
      ]),
    )
    .min(1),
  whenNot: line.meta({
    title: "When not to hire you",
    description: "One sentence, which links to the others on the about page.",
  }),
});
export type ExpertsCopy = z.infer<typeof expertsSchema>;
