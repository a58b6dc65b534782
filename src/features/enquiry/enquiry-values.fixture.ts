import { type ByField, type FieldName, type FormName, fieldsOf } from "./enquiry-fields.ts";

const VALUES: Partial<Record<FieldName, string>> = {
  name: "Mari Maasikas",
  firstName: "Mari",
  lastName: "Maasikas",
  email: "mari@example.com",
  company: "Näidis OÜ",
  message: "We sell software to banks.",
};

/** Valid values of the fields that a form requires without a call, for tests. */
export const validValues = (form: FormName) =>
  Object.fromEntries(
    fieldsOf(form)
      .filter(({ required }) => required === "always")
      .map(({ name }) => [name, VALUES[name] ?? `A valid ${name}`]),
  ) as ByField;
