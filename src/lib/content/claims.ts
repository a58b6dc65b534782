import type { z } from "astro/zod";
import type { Claim } from "./facts.schema.ts";
import type { outcomeSchema } from "./outcome.schema.ts";

/** An outcome for display: a text, and the claim if the text belongs to a figure. */
export interface ResolvedOutcome {
  text: string;
  claim?: Claim & {
    /** The figure, without a unit that is a word. */
    figure: string;
  };
}

/**
 * Formats a claim's figure as the specification does.
 * @returns such as "250%" or "500K+ euros"
 */
export function formatFigure({ value, unit, orMore }: Claim): string {
  const plus = orMore ? "+" : "";
  return unit === "percent" ? `${value}${plus}%` : `${value / 1000}K${plus} euros`;
}

/**
 * Looks up the claim of an outcome.
 * @param claims the claim register, by the names of the claims
 * @throws Error if the register has no such claim
 */
export function resolveOutcome(
  outcome: z.infer<typeof outcomeSchema>,
  claims: Readonly<Record<string, Claim>>,
): ResolvedOutcome {
  if (outcome.type === "text") return { text: outcome.text };
  const claim = claims[outcome.claim];
  if (!claim) throw new Error(`There is no claim “${outcome.claim}”.`);
  // A unit that is a word is part of the text, so that every figure fits a column.
  const [figure = "", ...unit] = formatFigure(claim).split(" ");
  return { text: [...unit, claim.meaning].join(" "), claim: { ...claim, figure } };
}
