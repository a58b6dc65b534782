/** The longest text that is read from the address, in Unicode code points. */
const MAX_LENGTH = 2_000;

/**
 * Reads the page's address before the form is hydrated.
 *
 * "/#go=cta&message=…" inserts a text into the message, unless it already has one. The form then
 * says where the text comes from, because anybody may have written the address.
 * (src/components/site/header-navigation.ts scrolls to the section and removes the fragment.)
 *
 * "/?ref=…" says where the visitor comes from. The form reserves the height of the line that
 * source/SourceLine.tsx shows after hydration.
 */
import { ENQUIRY_FLAG, HOME_MESSAGE_ID, PREFILLED_FLAG, SOURCED_FLAG } from "../../lib/protocol";

const form = document.querySelector<HTMLFormElement>(`form[${ENQUIRY_FLAG}]`);
const field = form?.querySelector<HTMLTextAreaElement>(`#${HOME_MESSAGE_ID}`);
const text = [...(new URLSearchParams(location.hash).get("message") ?? "")].slice(0, MAX_LENGTH).join("");
if (text && field?.value === "") {
  field.value = text;
  form?.setAttribute(PREFILLED_FLAG, "");
}
if (/[?&](ref|utm_\w+)=[^&]/.test(location.search)) {
  form?.setAttribute(SOURCED_FLAG, "");
}
