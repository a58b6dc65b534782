/**
 * The attributes and fragments by which components and the scripts of a page communicate. What only
 * one of them uses stays in it. Each is a constant of its own, so that the build inlines it into the
 * pages' scripts.
 */

/** On a link of the navigation: the id of its section on the home page. */
export const SECTION_ATTRIBUTE = "data-section";
/** The id of the navigation's list, a popover on small screens. */
export const MENU_ID = "menu";
/** Begins a fragment that leads to a section without the browser's own jump, such as "#go=cta". */
export const GO_TO = "#go=";
