import { fieldsWith } from "../../shared/enquiry-fields.ts";
import { MESSAGES } from "../../shared/enquiry-texts.fixture.ts";
import type { FormCopy } from "./enquiry.schema.ts";

/** The copy of the forms in delivery mode, which no editor changes, for tests and examples. */
export const COPY = {
  form: {
    optional: "optional",
    busy: "Sending…",
    oneError: "1 field needs another look",
    errors: "{count} fields need another look",
    submit: "Send message",
    privacyNote: "We use what you write to answer you, and for nothing else.",
    privacyLink: "Privacy policy",
    mailSubject: "Inquiry from the website",
    dismiss: "Dismiss",
  },
  hints: Object.fromEntries(
    fieldsWith("hint").map((name) => [name, `A hint for ${name}`]),
  ) as FormCopy["hints"],
  messages: MESSAGES,
  toasts: {
    sent: { title: "Message sent successfully!", body: "We'll get back to you within 24 hours." },
    failed: { title: "Error sending message", body: "Please try again or contact us directly." },
  },
  delivery: {
    honeypot: "Leave this field empty",
    kept: "Nothing is lost. What you wrote is still in the form, and you can send it another way.",
    copyMessage: "Copy my message",
    copied: "Copied",
    writeInstead: "Write it as an email",
    receipt: {
      title: "Your message is with us",
      reference: "Your reference",
      next: "What happens next",
      nextReply: "We read your message and reply to {email}.",
      sent: "What you sent",
      again: "Write another message",
    },
  },
} satisfies FormCopy;
