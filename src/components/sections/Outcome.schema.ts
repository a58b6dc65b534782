import { z } from "astro/zod";
import { formatFigure, type ResolvedOutcome } from "../../lib/content/claims.ts";
import { loadFacts } from "../../lib/content/facts.ts";
import { line } from "../../lib/content/text-schemas.ts";

/** A claim by its name in the register. */
const claim = z
  .string()
  .transform((name, context) => {
    const { claims } = loadFacts();
    const claim = claims[name];
    if (!claim) {
      const known = Object.keys(claims).join(", ");
      context.addIssue(`claim “${name}” is not in the register src/content/claims.yaml, which has: ${known}`);
      return z.NEVER;
    }
    return { ...claim, figure: formatFigure(claim) };
  })
  .meta({ isClaim: true });

/** A claim or plain text, converted to a ResolvedOutcome. */
export const outcomeSchema = z
  .discriminatedUnion(
    "type",
    [
      z.strictObject({ type: z.literal("claim"), claim }),
      z.strictObject({ type: z.literal("text"), text: line }),
    ],
    { error: "must be either “type: claim” with a claim from the register, or “type: text” with a text" },
  )
  .transform(
    (outcome): ResolvedOutcome =>
      outcome.type === "claim"
        ? { text: outcome.claim.meaning, claim: outcome.claim }
        : { text: outcome.text },
  );
