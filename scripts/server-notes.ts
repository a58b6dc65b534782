import type { SiteNotes } from "../server/build-notes.ts";
import { enquirySchema } from "../src/features/enquiry/enquiry.schema.ts";
import { readContentFile } from "../src/lib/content/content-file.ts";
import type { Facts } from "../src/lib/content/facts.schema.ts";
import { isDeliveryMode } from "../src/shared/delivery-mode.ts";

/** The build writes the notes for the server here, outside the folder of the public files. */
export const NOTES_FILE = "build/site.json";

/**
 * Returns what the server must know about the site that is being built.
 * @throws ContentError for a mistake in the texts of the forms; Error for a malformed ENQUIRY_DELIVERY
 */
export function serverNotes(facts: Facts): SiteNotes {
  const file = "src/content/features/enquiry.yaml";
  const { mail, messages, toasts } = readContentFile(file, enquirySchema, facts).data;
  return {
    mode: isDeliveryMode() ? "delivery" : "log",
    messages,
    failure: toasts.failed.body,
    mail,
  };
}
