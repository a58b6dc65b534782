import type { Claim } from "../../lib/content/fact-schemas";
import type { SliderClaims } from "./inputs";

/**
 * Finds the claims for the sliders.
 * @param register the claims by id, as in src/content/claims.yaml
 * @throws Error if a claim is missing or is not a percentage
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
    leads: find("qualified-leads"),
    winRate: find("trained-conversion-improvement"),
    accounts: find("account-value"),
  };
}
