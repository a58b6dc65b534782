import { z } from "astro/zod";
import type { EditorMeta } from "./json-schema.ts";
import { chosen, line, list, matching, optional } from "./text.ts";

/** A number, and more than what numbers are written with: other texts have a bare “40”, too. */
const FIGURE = /^(?=.*\d).*[^\d\s.,'’+<>~≈–-]/;

/** A figure about results that the site may publish (specification, chapter 9). */
const claimSchema = z
  .strictObject({
    id: matching(
      /^[a-z\d]+(-[a-z\d]+)*$/,
      "must be lowercase words with hyphens, such as average-growth",
    ).meta({ title: "Name", description: "Don't change it while a text uses the claim." }),
    figure: matching(
      FIGURE,
      "must have a number with its sign or unit, such as 250% or 500K+ euros",
    ).describe("Only what is proven."),
    basis: optional(matching(/\d/, "must have a number, such as “14 clients, 2023 and 2024”")).describe(
      "How many clients, which periods of equal length, the median, or the average where the text says “average”; never the best one.",
    ),
  })
  .meta({ title: "claim" });
export type Claim = z.infer<typeof claimSchema>;

/** The claim register. */
export const claimsSchema = z
  .strictObject({
    claims: list(claimSchema),
  })
  .refine(({ claims }) => new Set(claims.map(({ id }) => id)).size === claims.length, {
    path: ["claims"],
    error: "must not have the same name twice",
  })
  .meta({ title: "Claims", page: "/services" } satisfies EditorMeta);

/** A text, after the figure of a claim if it has one. Its file names the claim, which is read in its place. */
export const outcome = z.strictObject({
  claim: optional(
    chosen<Claim>("claim", (name, all) => `“${name}” is not in src/content/claims.yaml. It has: ${all}`),
  ).describe("Its figure stands before the text."),
  text: line,
});
export type Outcome = z.infer<typeof outcome>;
