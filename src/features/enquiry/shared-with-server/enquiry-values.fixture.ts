import { type ByField, type FieldName, type FormName, fieldsOf } from "./enquiry-fields.ts";

const EXAMPLES: Partial<Record<FieldName, string>> = {
  name: "Mari Maasikas",
  firstName: "Mari",
  lastName: "Maasikas",
  email: "mari@example.com",
  company: "Näidis OÜ",
  phone: "+372 555 1234",
  message: "We sell software to banks.",
};

/** A valid value of a field, for tests; any character may follow it. */
export const exampleOf = (name: FieldName) => EXAMPLES[name] ?? `A valid ${name}`;

/** The names of the fields that a form requires. */
export const requiredFields = (form: FormName) =>
  fieldsOf(form)
    .filter(({ required }) => required)
    .map(({ name }) => name);

/** The names of the fields that a form shows without a call. */
export const shownFields = (form: FormName) =>
  fieldsOf(form)
    .filter(({ onlyForCall }) => !onlyForCall)
    .map(({ name }) => name);

/** Valid values of a form without a call, for tests: those of optional fields are "". */
export const validValues = (form: FormName) =>
  Object.fromEntries(
    shownFields(form).map((name) => [name, requiredFields(form).includes(name) ? exampleOf(name) : ""]),
  ) as ByField;
