/** What the form and before-hydration.ts both know. */

/** The event at a form, once React is live in it. */
export const LIVE_EVENT = "enquiry-live";
/** The id of the notice that a form is not connected; there is one form on a page. */
export const NOTICE_ID = "not-connected";
