/** Written by words-module.ts. */
declare module "virtual:assessment-words" {
  export const copy: import("../../lib/assessment-schema").AssessmentCopy;
  export const claims: import("./inputs").SliderClaims;
  /** Where to write if the assessment crashes. */
  export const email: string;
}
