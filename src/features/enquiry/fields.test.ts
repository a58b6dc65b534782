import { expect, it } from "vitest";
// biome-ignore lint/style/noRestrictedImports: follows a field from the form to its delivery
import { identify } from "../../../server/enquiries/deduplicate.ts";
// biome-ignore lint/style/noRestrictedImports: follows a field from the form to its delivery
import { enquiryText } from "../../../server/enquiries/delivery.ts";
// biome-ignore lint/style/noRestrictedImports: follows a field from the form to its delivery
import { checkEntry, type Entry } from "../../../server/enquiries/entry.ts";
import { createChecks, type FormName } from "../../shared/enquiry-rules.ts";
import { MAIL_TEXTS, MESSAGES } from "../../shared/enquiry-texts.fixture.ts";
import { FORM_FIELDS } from "./fields";

const VALUES: Readonly<Record<string, string[]>> = {
  email: ["mari@example.com", "peep@example.com"],
  phone: ["+372 555 1234", "+372 555 6789"],
};
const valueFor = (name: string, attempt: 0 | 1 = 0) => VALUES[name]?.[attempt] ?? `${name} number ${attempt}`;

/** @param changed the field that has another value */
function enter(form: FormName, changed?: string): Entry {
  const values = FORM_FIELDS[form].map(({ name }) => [name, valueFor(name, name === changed ? 1 : 0)]);
  const input = { form, ...Object.fromEntries(values) };
  const { entry, errors } = checkEntry(input, createChecks(MESSAGES), MESSAGES);
  if (!entry) throw new Error(JSON.stringify(errors));
  return entry;
}

for (const form of ["home", "contact"] as const) {
  for (const { name } of FORM_FIELDS[form]) {
    it(`the field ${name} of the ${form} form is delivered, and a change of it makes another enquiry`, async () => {
      const entry = enter(form);
      const text = enquiryText({ ...entry, id: "", reference: "" }, MAIL_TEXTS);
      expect(text).toContain(valueFor(name));
      expect(await identify("", enter(form, name))).not.toBe(await identify("", entry));
    });
  }
}
