/**
 * The attributes and fragments by which components and the scripts of a page communicate. What only
 * one of them uses stays in it. Each is a constant of its own, so that the build inlines it into the
 * pages' scripts.
 */

/** The event at a form that sends an enquiry, once React is live in it. */
export const ENQUIRY_LIVE = "enquiry-live";
/** On a form whose button was pressed before the form was hydrated. */
export const PRESSED_FLAG = "data-pressed";
/** The id of the notice that a form is not connected; there is one form on a page. */
export const NOTICE_ID = "not-connected";

/** On a link of the navigation: the id of its section on the home page. */
export const SECTION_ATTRIBUTE = "data-section";
/** The id of the navigation's list, a popover on small screens. */
export const MENU_ID = "menu";
/** Begins a fragment that leads to a section without the browser's own jump, such as "#go=cta". */
export const GO_TO = "#go=";
/** On the root element during a jump within the page. */
export const JUMPING_FLAG = "data-jumping";

/** The id of the growth assessment's section; figures may follow it in a fragment, after "?". */
export const ASSESSMENT_ID = "assessment";
