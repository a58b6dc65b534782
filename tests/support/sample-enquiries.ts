import { validValues } from "../../src/features/enquiry/enquiry-values.fixture.ts";

/** Valid enquiries of both forms, as they are posted. */
export const HOME = { form: "home", ...validValues("home") };
export const CONTACT = { form: "contact", ...validValues("contact"), company: "", phone: "" };
