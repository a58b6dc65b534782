import { fireEvent, screen } from "@testing-library/react";
import { ENQUIRY } from "./copy.fixture";
import type { EnquiryFormProps } from "./EnquiryForm";
import { OFFICE } from "./office/office.fixture";

/** The home form in log mode, and what a visitor enters in it. */
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
export const ENTERED = {
  name: "Mari",
  email: "mari@example.com",
  company: "Näidis OÜ",
  message: "We sell software.",
};

export const form = () => document.querySelector("form") as HTMLFormElement;
export const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
export const button = () => form().querySelector("button") as HTMLButtonElement;

/** Types into the form's fields. */
export function fillIn() {
  for (const [name, value] of Object.entries(ENTERED)) {
    fireEvent.input(form().elements.namedItem(name) as HTMLInputElement, { target: { value } });
  }
}
