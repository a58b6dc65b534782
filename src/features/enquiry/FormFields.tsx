import { Field } from "../../components/ui/Field";
import styles from "./EnquiryForm.module.css";
import { FORM_FIELDS, fieldId } from "./fields";
import type { FieldErrors, FormName } from "./schema";

export interface FormFieldsProps {
  form: FormName;
  /** The fields' labels by name. */
  labels: Readonly<Record<string, string>>;
  /** Follows the label of an optional field. */
  optional: string;
  /** Shown under the label of the message. */
  messageHint?: string | undefined;
  errors?: FieldErrors;
  /**
   * Whether the visitor asks for a call, which needs a phone number; undefined before hydration.
   */
  isCall?: boolean | undefined;
  /** While the form is being sent, because it is reset after success. */
  readOnly?: boolean;
}

/** The fields of a form, in their order. */
export function FormFields({
  form,
  labels,
  optional,
  messageHint,
  errors = {},
  isCall,
  readOnly,
}: FormFieldsProps) {
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
        readOnly={readOnly}
        // Then CSS hides the field, and its value must not be sent. Before hydration it may already
        // have been filled in.
        disabled={forCall && isCall === false}
        hint={field.name === "message" ? messageHint : undefined}
        error={errors[field.name]}
        className={[!wide && styles.half, forCall && styles.forCall].filter(Boolean).join(" ")}
      />
    );
  });
}
