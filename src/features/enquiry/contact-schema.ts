import * as z from "zod/mini";
import { enquirySchema, typeError } from "./schema.ts";

const optionalText = z.optional(z.string({ error: typeError }).check(z.trim()));

/**
 * The message form of the contact page. The specification gives it no rules, so
 * it takes the home form's; company and phone may be empty or missing.
 */
export const contactSchema = z.object({
  firstName: z
    .string({ error: typeError })
    .check(z.trim(), z.minLength(2, "First name must be at least 2 characters")),
  lastName: z
    .string({ error: typeError })
    .check(z.trim(), z.minLength(2, "Last name must be at least 2 characters")),
  email: enquirySchema.shape.email,
  company: optionalText,
  phone: optionalText,
  message: enquirySchema.shape.message,
});

/** A checked message of the contact page, its values trimmed. */
export type ContactMessage = z.infer<typeof contactSchema>;
export type ContactField = keyof ContactMessage;

/** In the order of the form, which is the order in which focus finds errors. */
export const CONTACT_FIELDS = [
  "firstName",
  "lastName",
  "email",
  "company",
  "phone",
  "message",
] as const satisfies ContactField[];

/**
 * Checks what a visitor entered on the contact page.
 * @param values the form's values, untrimmed, of any length
 * @returns the message with its values trimmed, or one text for each wrong field
 */
export function checkContactMessage(
  values: unknown,
):
  | { enquiry: ContactMessage; errors?: never }
  | { enquiry?: never; errors: Partial<Record<ContactField, string>> } {
  const result = z.safeParse(contactSchema, values);
  if (result.success) {
    return { enquiry: result.data };
  }
  const errors: Partial<Record<ContactField, string>> = {};
  for (const issue of result.error.issues) {
    const field = CONTACT_FIELDS.find((name) => name === issue.path[0]);
    if (field) {
      errors[field] ??= issue.message;
    }
  }
  return { errors };
}
