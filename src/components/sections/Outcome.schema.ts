import { z } from "astro/zod";
import { loadFacts } from "../../lib/content/facts.ts";
import { text } from "../../lib/content/text-schemas.ts";

const claimNames = () => Object.keys(loadFacts().claims);
const claimName = z
  .string()
  .refine((name) => claimNames().includes(name), {
    error: ({ input }) =>
      `claim “${input}” is not in the register src/content/claims.yaml, which has: ${claimNames().join(", ")}`,
  })
  // For editors: the names to choose from, as the register has them now.
  .meta({
    get enum() {
      return claimNames();
    },
  });

/** A claim by its name in the register, or plain text. */
export const outcomeSchema = z.discriminatedUnion(
  "type",
  [
    z.strictObject({ type: z.literal("claim"), claim: claimName }),
    z.strictObject({ type: z.literal("text"), text }),
  ],
  { error: "must be either “type: claim” with a claim from the register, or “type: text” with a text" },
);
