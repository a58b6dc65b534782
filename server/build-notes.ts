import { z } from "zod";
import { type FormName, fieldsOf } from "../src/shared/enquiry-fields.ts";
import { type MailTexts, MESSAGE_NAMES } from "../src/shared/enquiry-texts.ts";

const labelsOf = (form: FormName) => textsOf(fieldsOf(form).map(({ name }) => name));
const textsOf = <T extends string>(names: readonly T[]) => z.record(z.enum(names), z.string());

/** The notes that the build writes for the server into build/site.json, outside the folder of the public files. */
const notesSchema = z.strictObject({
  /** The mode for which the site was built. */
  mode: z.enum(["log", "delivery"]),
  /** The host of the site's address, such as www.example.com. */
  host: z.string(),
  /** The messages for wrong fields and failed deliveries. */
  messages: textsOf(MESSAGE_NAMES),
  failure: z.string(),
  /** The texts of the mail to the company. */
  mail: z.strictObject({
    subject: z.string(),
    subjectWithoutName: z.string(),
    possibleSpam: z.string(),
    topic: z.string(),
    reference: z.string(),
    form: z.string(),
    /** The labels of the fields in each form. */
    labels: z.strictObject({ home: labelsOf("home"), contact: labelsOf("contact") }),
  }) satisfies z.ZodType<MailTexts>,
});
export type SiteNotes = z.infer<typeof notesSchema>;

/**
 * Reads the notes of the build and checks that the site was built for the server's mode: a form
 * without an endpoint would lose enquiries. Which deliveries are in use is the server's choice.
 * @param value the content of build/site.json, not yet checked
 * @throws Error with a one-line message that says what to do
 */
export function readBuildNotes(value: unknown, mode: SiteNotes["mode"]): SiteNotes {
  const { data, success } = notesSchema.safeParse(value);
  if (!success) {
    throw new Error("build/site.json is damaged or of another version. Build the site again: npm run build.");
  }
  if (data.mode !== mode) {
    throw new Error(
      `The site was built for ${data.mode} mode, and the server is in ${mode} mode. Set ENQUIRY_DELIVERY in .env, which both read, and build again: npm run build.`,
    );
  }
  return data;
}
