import { fieldId } from "./shared-with-server/enquiry-fields.ts";

/** The text that was inserted last. */
let inserted = "";

const messageField = () => document.getElementById(fieldId("home", "message")) as HTMLTextAreaElement | null;

/**
 * Inserts a text, such as what the assessment found, into the message of the form on the same page, as if
 * the visitor had typed it. A text replaces the one inserted before it. If the visitor has edited that one, it
 * is theirs: the same isn't inserted again, and another stands below it.
 */
export function proposeMessage(text: string) {
  const message = messageField();
  // The form crashed, and a notice is in its place.
  if (!message) return;
  const current = message.value.trim();
  if (hasProposal()) message.value = current.replace(inserted, () => text);
  else if (current && inserted === text) return;
  else message.value = current ? `${current}\n\n${text}` : text;
  inserted = text;
  // Who comes to the field hears it from its start.
  message.setSelectionRange(0, 0);
  message.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Whether the message contains the text that was inserted, unchanged. */
export const hasProposal = () => Boolean(inserted && messageField()?.value.includes(inserted));
