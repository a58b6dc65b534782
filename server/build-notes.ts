import { z } from "zod";
import { WEEKDAYS } from "../src/features/enquiry/office/office-hours.ts";
import { MAIL_TEXT_NAMES, MESSAGE_NAMES } from "../src/features/enquiry/schema.ts";

/** What the build leaves for the server, beside the public files: build/site.json. */
const notesSchema = z.strictObject({
  /** Where the site's forms lead, as ENQUIRY_DELIVERY named it; none in log mode. */
  delivery: z.array(z.string()),
  /** By which proposed times for a call are checked. */
  office: z.strictObject({
    days: z.record(z.enum(WEEKDAYS), z.strictObject({ opens: z.string(), closes: z.string() }).nullable()),
    timeZone: z.string(),
    holidays: z.array(z.string()).readonly(),
  }),
  /** What is said about a wrong field, and where nobody accepted an enquiry. */
  messages: z.record(z.enum(MESSAGE_NAMES), z.string()),
  failure: z.string(),
  /** What the company reads around an enquiry. */
  mail: z.record(z.enum(MAIL_TEXT_NAMES), z.string()),
});
export type SiteNotes = z.infer<typeof notesSchema>;

/**
 * Reads what the build left, and makes sure that the site was built for what is to
 * be served: a form without an endpoint would lose what a visitor writes.
 * @param value the content of build/site.json, of any shape
 * @param delivery where enquiries are to go; none in log mode
 * @throws Error in one line that says what to do
 */
export function readBuildNotes(value: unknown, delivery: readonly string[]): SiteNotes {
  const { data, success } = notesSchema.safeParse(value);
  if (!success) {
    throw new Error("build/site.json is of another version. Build the site again: npm run build.");
  }
  const built = describe(data.delivery);
  const served = describe(delivery);
  if (built !== served) {
    throw new Error(
      `The site was built with ENQUIRY_DELIVERY=${built} and would be served with ENQUIRY_DELIVERY=${served}. Set it alike for both, or build again: ENQUIRY_DELIVERY=${served} npm run build.`,
    );
  }
  return data;
}

function describe(delivery: readonly string[]): string {
  return delivery.join() || "log";
}
