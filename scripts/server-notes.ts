import type { SiteNotes } from "../server/build-notes.ts";
import { readDeliveries } from "../server/settings.ts";
import { enquirySchema } from "../src/features/enquiry/copy-schema.ts";
import { officeHours } from "../src/features/enquiry/office/build-office-hours.ts";
import { readContentFile } from "../src/lib/content/content-file.ts";
import type { Facts } from "../src/lib/content/fact-schemas.ts";

/** The build writes the notes for the server here, outside the folder of the public files. */
export const NOTES_FILE = "build/site.json";

/**
 * Returns what the server must know about the site that is being built.
 * @throws ContentError for a mistake in the texts of the forms
 */
export function serverNotes(facts: Facts): SiteNotes {
  const file = "src/content/features/enquiry.yaml";
  const { mail, messages, toasts } = readContentFile(file, enquirySchema, facts).data;
  return {
    delivery: readDeliveries(process.env["ENQUIRY_DELIVERY"]),
    office: officeHours(facts.site.openingHours),
    messages,
    failure: toasts.failed.body,
    mail,
  };
}
