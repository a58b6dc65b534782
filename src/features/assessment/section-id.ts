/** The id of the assessment's section. */
export const ASSESSMENT_ID = "assessment";
