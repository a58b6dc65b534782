import { z } from "astro/zod";
import { line } from "./text.schema.ts";

/** A claim by its name in the register, or plain text. The name is checked when references are filled in. */
export const outcomeSchema = z.discriminatedUnion(
  "type",
  [
    z.strictObject({ type: z.literal("claim"), claim: line.meta({ isClaim: true }) }),
    z.strictObject({ type: z.literal("text"), text: line }),
  ],
  { error: "must be either “type: claim” with a claim from the register, or “type: text” with a text" },
);
