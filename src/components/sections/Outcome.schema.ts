import { z } from "astro/zod";
import { loadFacts } from "../../lib/content/facts.ts";
import { text } from "../../lib/content/text-schemas.ts";

const claimName = z.string().refine((name) => name in loadFacts().claims, {
  error: ({ input }) =>
    `claim “${input}” is not in the register src/content/claims.yaml, which has: ${Object.keys(loadFacts().claims).join(", ")}`,
});

/** A claim by its name in the register, or plain text. */
export const outcomeSchema = z.union([z.strictObject({ claim: claimName }), z.strictObject({ text })], {
  error: "must be either “claim: a name from the register” or “text: your own text”",
});
