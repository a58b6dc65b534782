import type { Enquiry } from "./schema";

/**
 * Takes what a visitor wrote to the consultancy.
 * @param enquiry checked, its values trimmed
 * @param form everything that the form holds, for what is sent beside the enquiry
 * @returns the reference that the visitor can name; nothing in log mode
 * @throws Refused where a field is wrong after all; any other error where
 *   nobody accepted the enquiry
 */
export type Send<T> = (enquiry: T, form: FormData) => Promise<string | undefined>;
export type SendEnquiry = Send<Enquiry>;

/** The endpoint found a field wrong that the browser took for right. */
export class Refused extends Error {
  /** One message for each wrong field. */
  readonly errors: Readonly<Record<string, string>>;

  constructor(errors: Readonly<Record<string, string>>) {
    super("The enquiry was refused.");
    this.errors = errors;
  }
}

/** Log mode (specification, chapter 7): writes the values to the console and makes no call. */
export const logEnquiry: SendEnquiry = async (enquiry) => {
  console.log("Enquiry", enquiry);
  return undefined;
};
