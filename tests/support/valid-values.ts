import { type FieldName, type FormName, fieldsOf } from "../../src/shared/enquiry-fields.ts";

const VALUES: Partial<Record<FieldName, string>> = {
  name: "Mari Maasikas",
  firstName: "Mari",
  lastName: "Maasikas",
  email: "mari@example.com",
  company: "Näidis OÜ",
  phone: "+372 555 1234",
  message: "We sell a product to banks.",
};

/** Valid values for the fields that a form requires, and for a phone number that it always shows. */
export const validValues = (form: FormName) =>
  Object.fromEntries(
    fieldsOf(form)
      .filter(({ required, onlyForCall }) => required && !onlyForCall)
      .map(({ name }) => [name, VALUES[name] ?? `A valid ${name}`]),
  ) as Record<FieldName, string>;
