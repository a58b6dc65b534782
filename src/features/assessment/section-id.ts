/** The id of the assessment's section, and on home of its example's test. */
export const ASSESSMENT_ID = "assessment";
