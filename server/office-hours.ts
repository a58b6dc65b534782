import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { OfficeHours } from "../src/features/enquiry/calls/office-hours.ts";

/**
 * The office's hours as the site was built with them, from a note that isn't served.
 * @param folder of the built site
 * @returns nothing where the site has no such note: then no times can be proposed
 */
export function readOfficeHours(folder: string): OfficeHours | undefined {
  const note = join(folder, ".office-hours.json");
  return existsSync(note) ? (JSON.parse(readFileSync(note, "utf8")) as OfficeHours) : undefined;
}
