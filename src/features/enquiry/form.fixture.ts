import { ENQUIRY } from "./copy.fixture";
import type { EnquiryFormProps } from "./EnquiryForm";
import { OFFICE } from "./office/office.fixture";

/** The home form in log mode. */
export const PROPS: EnquiryFormProps = {
  form: "home",
  topics: { label: "About:", remove: "Remove", removedTo: "#cta", topics: [] },
  labels: { name: "Name", email: "Email", company: "Company", message: "Message" },
  messageHint: "Hint",
  submit: "Send message",
  copy: ENQUIRY,
  office: OFFICE,
  email: "mail@example.com",
};
