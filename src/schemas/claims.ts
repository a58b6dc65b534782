import { z } from "astro/zod";
import { readYaml } from "../lib/content/read-content.ts";
import { line, matching, optional } from "./text.ts";

const CLAIMS_FILE = "src/content/claims.yaml";

/** A figure about results that the site may publish (specification, chapter 9). */
const claimSchema = z
  .strictObject({
    id: matching(
      /^[a-z\d]+(-[a-z\d]+)*$/,
      "must be lowercase words with hyphens, such as average-growth",
      line,
    ).meta({ title: "Name", description: "Don't change it while a text uses the claim." }),
    figure: line.meta({ description: "Such as “250%” or “500K+ euros”. Only what is proven." }),
    basis: optional(line).meta({
      description:
        "On what it rests, such as “14 clients, 2023–2025: contracts of the year before and after”.",
    }),
  })
  .meta({ title: "claim" });
export type Claim = z.infer<typeof claimSchema>;

/** The claim register. */
export const claimsSchema = z
  .strictObject({
    claims: z.array(claimSchema).min(1).meta({
      description:
        "The specification gives those that you didn't add: ask a developer before you change them.",
    }),
  })
  .refine(({ claims }) => new Set(claims.map(({ id }) => id)).size === claims.length, {
    path: ["claims"],
    error: "must not have the same name twice",
  })
  .meta({ title: "Claims", page: "/services" });

/** A text, after the figure of a claim if it has one. Names the claim by its id, and is read with the claim. */
export const outcome = z.strictObject({
  claim: optional(
    line
      .meta({ isClaim: true, description: "Its figure stands before the text." })
      .transform((id, context) => {
        const { claims } = readYaml(CLAIMS_FILE, claimsSchema);
        const claim = claims.find((other) => other.id === id);
        if (claim) return claim;
        const known = claims.map((other) => other.id).join(", ");
        context.addIssue({ code: "custom", message: `“${id}” is not in ${CLAIMS_FILE}. It has: ${known}` });
        return z.NEVER;
      }),
  ),
  text: line,
});
export type Outcome = z.infer<typeof outcome>;
