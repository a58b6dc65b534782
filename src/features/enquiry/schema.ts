import * as z from "zod/mini";

/** Says what is wrong with a value that is no text (specification, chapter 5). */
export const typeError = ({ input }: { input?: unknown }) =>
  input === undefined ? "Required" : `Expected string, received ${typeName(input)}`;

function typeName(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value;
}

/** The home contact form: the rules and messages of specification, chapter 5. */
export const enquirySchema = z.object(
  {
    name: z
      .string({ error: typeError })
      .check(z.trim(), z.minLength(2, "Name must be at least 2 characters")),
    email: z.string({ error: typeError }).check(z.trim(), z.email("Please enter a valid email address")),
    company: z
      .string({ error: typeError })
      .check(z.trim(), z.minLength(2, "Company name must be at least 2 characters")),
    message: z
      .string({ error: typeError })
      .check(z.trim(), z.minLength(10, "Message must be at least 10 characters")),
  },
  {
    error: ({ input }) => (input === undefined ? "Required" : `Expected object, received ${typeName(input)}`),
  },
);

/** A checked enquiry, its values trimmed. */
export type Enquiry = z.infer<typeof enquirySchema>;
export type EnquiryField = keyof Enquiry;
/** The message for each field that is wrong. */
export type FieldErrors = Partial<Record<EnquiryField, string>>;

/** In the order of the form, which is the order in which focus finds errors. */
export const ENQUIRY_FIELDS = ["name", "email", "company", "message"] as const satisfies EnquiryField[];

/**
 * Checks what a visitor entered.
 * @param values the form's values, untrimmed, of any length
 * @returns the enquiry with its values trimmed, or one message for each wrong field
 */
export function checkEnquiry(
  values: unknown,
): { enquiry: Enquiry; errors?: never } | { enquiry?: never; errors: FieldErrors } {
  const result = z.safeParse(enquirySchema, values);
  if (result.success) {
    return { enquiry: result.data };
  }
  const errors: FieldErrors = {};
  for (const issue of result.error.issues) {
    const field = ENQUIRY_FIELDS.find((name) => name === issue.path[0]);
    if (field) {
      errors[field] ??= issue.message;
    }
  }
  return { errors };
}
