import type { FormMessages } from "./schema.ts";

/** The toasts of specification, chapter 8, for the server's pages. */
export const SENT = {
  title: "Message sent successfully!",
  body: "We'll get back to you within 24 hours.",
};
export const NOT_SENT = {
  title: "Error sending message",
  body: "Please try again or contact us directly.",
};

/** What the server says about a field; the browser has the same from src/content/pages/enquiry.yaml. */
export const MESSAGES: FormMessages = {
  required: "Required",
  wrongType: "Expected {expected}, received {received}",
  name: "Name must be at least 2 characters",
  firstName: "First name must be at least 2 characters",
  lastName: "Last name must be at least 2 characters",
  email: "Please enter a valid email address",
  company: "Company name must be at least 2 characters",
  phone: "Please enter a phone number, so that we can call you",
  message: "Message must be at least 10 characters",
  tooLong: "Please shorten this to 10,000 characters or fewer",
};
