/** The id of the assessment's section; the numbers of a link follow it in the fragment, after "=". */
export const ASSESSMENT_ID = "assessment";
