import { z } from "astro/zod";
import { introduction, line, specified, text, textWith } from "../../lib/content/text.schema.ts";

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
  whenNot: z
    .strictObject({
      text: textWith("link"),
      link: line.meta({
        title: "Words of the link",
        description: "They lead to the others on the about page.",
      }),
    })
    .meta({ title: "When not to hire you" }),
});
export type ExpertsCopy = z.infer<typeof expertsSchema>;
