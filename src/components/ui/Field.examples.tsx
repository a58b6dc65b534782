import { Field } from "./Field";

export const examples = {
  empty: <Field id="field-empty" name="name" label="Name" />,
  "with a hint": (
    <Field id="field-hint" name="message" label="Message" hint="What do you sell, and to whom?" multiline />
  ),
  "with an error": (
    <Field id="field-error" name="email" label="Email" defaultValue="mari@" error="Invalid email address" />
  ),
  "with an error that was corrected": (
    <Field id="field-corrected" name="email" label="Email" defaultValue="mari@example.com" error="" />
  ),
  disabled: <Field id="field-disabled" name="company" label="Company" defaultValue="Näidis OÜ" disabled />,
  "long words": (
    <Field
      id="field-long"
      name="company"
      label="Softwareentwicklungsdienstleistungsgesellschaftsname"
      defaultValue={"Softwareentwicklungsdienstleistungsgesellschaft ".repeat(3)}
    />
  ),
};
