import type { ReactNode } from "react";
import { Field } from "../../components/ui/Field";
import styles from "./EnquiryForm.module.css";
import { FORM_FIELDS, fieldId } from "./fields";
import type { FieldErrors, FormName } from "./schema";

export interface FormFieldsProps {
  form: FormName;
  /** What the visitor reads at each field, by its name. */
  labels: Readonly<Record<string, string>>;
  /** Follows the label of a field that may stay empty. */
  optional: string;
  /** Under the label of the message. */
  messageHint?: ReactNode;
  errors?: FieldErrors;
  /** Whether a call is asked for, which takes a phone number; undefined until the page is live. */
  isCall?: boolean | undefined;
}

/** The fields of a form, in their order. */
export function FormFields({ form, labels, optional, messageHint, errors = {}, isCall }: FormFieldsProps) {
  return FORM_FIELDS[form].map(({ wide, forCall, ...field }) => {
    const isRequired = field.required || (isCall && field.name === "phone");
    return (
      <Field
        key={field.name}
        {...field}
        id={fieldId(form, field.name)}
        label={labels[field.name] ?? field.name}
        optional={isRequired || forCall ? undefined : optional}
        required={isRequired}
        // The style sheet hides it then. Before the page is live it may be filled in already.
        disabled={forCall && isCall === false}
        hint={field.name === "message" ? messageHint : undefined}
        error={errors[field.name]}
        className={[!wide && styles.half, forCall && styles.forCall].filter(Boolean).join(" ")}
      />
    );
  });
}
