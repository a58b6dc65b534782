import { z } from "astro/zod";
import { text } from "./fact-schemas.ts";

const page = { title: text, description: text, home: text };

/** The words of delivery mode. */
export const enquirySchema = z.strictObject({
  form: z.strictObject({
    /** Precedes the reference of an accepted enquiry. */
    reference: text,
    /** What a failure leaves untouched. */
    kept: text,
    copyMessage: text,
    copied: text,
    writeInstead: text,
    /** Of the email that is written instead. */
    subject: text,
    /** Labels the field that only programs fill in. */
    honeypot: text,
  }),
  /** Pages for visitors without JavaScript. */
  sent: z.strictObject(page),
  /** check: said where a rule is broken; back: how nothing is lost, the email address follows. */
  failed: z.strictObject({ ...page, check: text, back: text }),
});
