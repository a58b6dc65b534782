/** Written by words-module.ts. */
declare module "virtual:assessment-words" {
  export const words: import("../../lib/assessment-schema").AssessmentWords;
  export const claims: import("./inputs").SliderClaims;
  /** Where to write if the assessment crashes. */
  export const email: string;
}
