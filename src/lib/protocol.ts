/**
 * The attributes and fragments by which parts of a page that don't import each other communicate:
 * components, their scripts, style sheets. What only one component uses stays in it. Each is a
 * constant of its own, so that the build inlines it into the pages' scripts.
 */

/** On a form that sends an enquiry. */
export const ENQUIRY_FLAG = "data-enquiry";
/** On a form whose button was pressed before the form was hydrated. */
export const PRESSED_FLAG = "data-pressed";
/** On a form whose message was filled in from the page's address. */
export const PREFILLED_FLAG = "data-prefilled";
/** On a form while the height of the line with the visitor's source is reserved. */
export const SOURCED_FLAG = "data-sourced";

/** The id of the notice that a form is not connected; there is one form on a page. */
export const NOTICE_ID = "not-connected";
