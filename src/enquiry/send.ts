import type { Extras } from "./calls/extras";
import type { Enquiry } from "./schema";

/** Takes an enquiry to the consultancy; rejects unless it was accepted. */
export type SendEnquiry = (enquiry: Enquiry & Extras) => Promise<void>;

/** Log mode (specification, chapter 7): writes the values to the console and makes no call. */
export const logEnquiry: SendEnquiry = async (enquiry) => {
  console.log("Enquiry", enquiry);
};
