import { HONEYPOT_FIELD } from "../../src/features/enquiry/shared-with-server/enquiry-request.ts";
import { validValues } from "../../src/features/enquiry/shared-with-server/enquiry-values.fixture.ts";

const EMPTY = { [HONEYPOT_FIELD]: "" };
/** Valid enquiries of both forms, as browsers post them. */
export const HOME = { form: "home", ...validValues("home"), ...EMPTY };
export const CONTACT = { form: "contact", ...validValues("contact"), ...EMPTY };
