/**
 * Puts a text from the address's fragment into the message, unless there is one
 * already: "/#go=cta&message=…". The visitor sees and edits it like any other.
 * src/lib/navigation.ts then scrolls to the section and clears the fragment.
 */
const message = new URLSearchParams(location.hash).get("message");
const field = document.querySelector<HTMLTextAreaElement>("#enquiry-message");
if (message && field) field.value ||= message;

export {};
