/** The id of the assessment's section, and on home of its example's test. */
export const ASSESSMENT_ID = "assessment";
/** The id of the paper; without one, of the sentence that says why. */
export const FAIR_TEST_ID = "fair-test";
