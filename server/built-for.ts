import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A note in the built site, which isn't served: its pages say what happens to an enquiry. */
const NOTE = ".enquiries";

/**
 * Notes for which deliveries the site was built.
 * @param folder of the built site
 * @param deliveries none in log mode
 */
export function noteBuiltFor(folder: string, deliveries: readonly string[]): void {
  writeFileSync(join(folder, NOTE), describe(deliveries));
}

/**
 * Makes sure that the pages and the server agree on what happens to an enquiry:
 * a form without an endpoint would lose what a visitor writes.
 * @throws Error in one line that says what to do
 */
export function checkBuiltFor(folder: string, deliveries: readonly string[]): void {
  const note = join(folder, NOTE);
  const built = existsSync(note) ? readFileSync(note, "utf8") : describe([]);
  const served = describe(deliveries);
  if (built !== served) {
    throw new Error(
      `The site was built with ENQUIRY_DELIVERY=${built} and would be served with ENQUIRY_DELIVERY=${served}. Set it alike for both, or build again: ENQUIRY_DELIVERY=${served} npm run build.`,
    );
  }
}

function describe(deliveries: readonly string[]): string {
  return deliveries.join() || "log";
}
