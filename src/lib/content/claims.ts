import type { Claim } from "./fact-schemas.ts";

/** An outcome for display: a text, and the claim if the text belongs to a figure. */
export interface ResolvedOutcome {
  text: string;
  claim?: Claim & {
    /** The figure as text. */
    figure: string;
  };
  /** What an engineer would ask about the claim, behind a title. */
  note?: { title: string; text: string } | undefined;
}

/**
 * Formats a claim's figure as the specification does.
 * @returns such as "250%" or "500K+ euros"
 */
export function formatFigure({ value, unit, orMore }: Claim): string {
  const plus = orMore ? "+" : "";
  return unit === "percent" ? `${value}${plus}%` : `${value / 1000}K${plus} euros`;
}

/** Formats an outcome as one line of text, such as "250% more qualified leads". */
export function outcomeText({ text, claim }: ResolvedOutcome): string {
  return claim ? `${claim.figure} ${text}` : text;
}
