import type { FormMessages, MailCopy } from "../src/features/enquiry/enquiry.schema.ts";

/**
 * What the build tells the server in build/site.json, outside the folder of the public files
 * (src/integrations/server-notes.ts).
 */
export interface SiteNotes {
  /** The mode for which the site was built. */
  mode: "log" | "delivery";
  /** The host of the site's address, such as www.example.com. */
  host: string;
  /** The messages for wrong fields and failed deliveries. */
  messages: FormMessages;
  failure: string;
  /** The copy of the mail to the company. */
  mail: MailCopy;
}

/**
 * Checks that the site was built for the server's mode: a form without an endpoint would lose enquiries.
 * Which deliveries are in use is the server's choice.
 * @param json the content of build/site.json
 * @throws Error with a one-line message that says what to do
 */
export function readBuildNotes(json: unknown, mode: SiteNotes["mode"]): SiteNotes {
  const notes = json as SiteNotes;
  if (notes.mode !== mode) {
    throw new Error(
      `The site was built for ${notes.mode} mode, and the server is in ${mode} mode. Set ENQUIRY_DELIVERY in .env, which both read, and build again: npm run build, or docker compose up -d --build.`,
    );
  }
  return notes;
}
