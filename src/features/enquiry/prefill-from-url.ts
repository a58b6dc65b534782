/** The longest text that an address can put into the message, in Unicode code points. */
const MAX_LENGTH = 2_000;

/**
 * What the page's address has to say to the form before that is live.
 *
 * "/#go=cta&message=…" puts a text into the message, unless there is one already.
 * The form then says where it comes from, as anybody may have written the address.
 * (src/components/site/header-navigation.ts scrolls to the section and clears the fragment.)
 *
 * "/?ref=…" says where the visitor comes from: the form keeps room for that line,
 * which comes once it is live (source/SourceLine.tsx).
 */
const form = document.querySelector<HTMLFormElement>("form[data-enquiry]");
const field = form?.querySelector<HTMLTextAreaElement>("#home-message");
const text = [...(new URLSearchParams(location.hash).get("message") ?? "")].slice(0, MAX_LENGTH).join("");
if (text && field?.value === "") {
  field.value = text;
  form?.setAttribute("data-prefilled", "");
}
if (/[?&](ref|utm_\w+)=[^&]/.test(location.search)) {
  form?.setAttribute("data-source", "");
}

export {};
