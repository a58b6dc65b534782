import { Field } from "./Field";

export const examples = {
  empty: <Field id="field-empty" name="name" label="Name" />,
  optional: <Field id="field-optional" name="phone" label="Phone Number" optional="optional" />,
  "with a hint": (
    <Field id="field-hint" name="message" label="Message" hint="What do you sell, and to whom?" multiline />
  ),
  "with an error": (
    <Field id="field-error" name="email" label="Email" defaultValue="mari@" error="Invalid email address" />
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
