import type { Claim } from "../../lib/content/fact-schemas";
import type { SliderClaims } from "./inputs";

/** The claim at which each slider ends, by its id in the register. */
const SLIDER_CLAIMS = {
  leads: "qualified-leads",
  winRate: "trained-conversion-improvement",
  accounts: "account-value",
} as const satisfies Record<keyof SliderClaims, string>;

/**
 * Finds the claims at which the sliders end.
 * @param register the claims by id, as in src/content/claims.yaml
 * @throws Error where one is missing or is no percentage
 */
export function sliderClaims(register: Readonly<Record<string, Claim>>): SliderClaims {
  const find = (id: string) => {
    const claim = register[id];
    if (claim?.unit !== "percent") {
      throw new Error(
        `src/content/claims.yaml has no claim “${id}” in percent, at which a slider of the growth assessment ends. Add it, or name another in src/features/assessment/slider-claims.ts.`,
      );
    }
    return claim;
  };
  return {
    leads: find(SLIDER_CLAIMS.leads),
    winRate: find(SLIDER_CLAIMS.winRate),
    accounts: find(SLIDER_CLAIMS.accounts),
  };
}
