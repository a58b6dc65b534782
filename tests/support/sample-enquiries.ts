import { HONEYPOT_FIELD } from "../../src/features/enquiry/shared-with-server/enquiry-request.ts";
import { validValues } from "../../src/features/enquiry/shared-with-server/enquiry-values.fixture.ts";

const EMPTY = { [HONEYPOT_FIELD]: "" };
/** Valid enquiries of both forms, as browsers post them. */
export const HOME = { form: "home", ...validValues("home"), ...EMPTY };
export const CONTACT = { form: "contact", ...validValues("contact"), ...EMPTY };

/** How the page's script posts an enquiry. */
export const posted = (body: object | string, headers: Record<string, string> = {}) => ({
  method: "POST",
  headers: { "Content-Type": "application/json", ...headers },
  body: typeof body === "string" ? body : JSON.stringify(body),
});
