import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { WEEKDAYS } from "../src/features/enquiry/office/office-hours.ts";
import { MESSAGE_NAMES } from "../src/features/enquiry/schema.ts";

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
});
export type SiteNotes = z.infer<typeof notesSchema>;

export interface BuiltSite extends SiteNotes {
  /** The public files. */
  folder: string;
}

/**
 * Finds the built site and makes sure that it was built for what is to be served:
 * a form without an endpoint would lose what a visitor writes.
 * @param project the project's folder
 * @param delivery where enquiries are to go; none in log mode
 * @throws Error in one line that says what to do
 */
export function readBuiltSite(project: string, delivery: readonly string[]): BuiltSite {
  const folder = join(project, "dist");
  const notes = join(project, "build", "site.json");
  if (!existsSync(join(folder, "index.html")) || !existsSync(notes)) {
    throw new Error(`There is no built site in ${folder}. Build it first: npm run build.`);
  }
  const result = notesSchema.safeParse(parseJson(readFileSync(notes, "utf8")));
  if (!result.success) {
    throw new Error(`${notes} is of another version. Build the site again: npm run build.`);
  }
  const built = describe(result.data.delivery);
  const served = describe(delivery);
  if (built !== served) {
    throw new Error(
      `The site was built with ENQUIRY_DELIVERY=${built} and would be served with ENQUIRY_DELIVERY=${served}. Set it alike for both, or build again: ENQUIRY_DELIVERY=${served} npm run build.`,
    );
  }
  return { ...result.data, folder };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function describe(delivery: readonly string[]): string {
  return delivery.join() || "log";
}
