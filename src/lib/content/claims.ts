import type { Claim } from "./fact-schemas.ts";

/** An outcome as it is shown: words, and a claim where the words state its figure. */
export interface ResolvedOutcome {
  text: string;
  claim?: Claim & {
    /** The figure as text. */
    figure: string;
    /** The largest of the increases, which are drawn on one scale; in percent. */
    max: number;
  };
}

/**
 * Writes a claim's figure as the specification does.
 * @returns for example "250%" or "500K+ euros"
 */
export function formatFigure({ value, unit, orMore }: Claim): string {
  const plus = orMore ? "+" : "";
  return unit === "percent" ? `${value}${plus}%` : `${value / 1000}K${plus} euros`;
}

/** An outcome as one line of text, such as "250% more qualified leads". */
export function outcomeText({ text, claim }: ResolvedOutcome): string {
  return claim ? `${claim.figure} ${text}` : text;
}
