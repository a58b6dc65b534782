/**
 * The id of the assessment's section; the inputs may follow it in a fragment, after "?". In a file of its
 * own, so that the script of the not-found page loads nothing else.
 */
export const ASSESSMENT_ID = "assessment";
