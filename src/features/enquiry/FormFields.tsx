import { Field } from "../../components/ui/Field";
import { type ByField, type FieldWith, type FormName, fieldId, fieldsOf } from "../../shared/enquiry-fields";
import type { FieldErrors } from "../../shared/enquiry-rules";
import styles from "./EnquiryForm.module.css";
import type { EnquiryCopy } from "./enquiry.schema";

/** The fields' elements by name. */
export type FieldElements = Map<string, HTMLInputElement>;

export interface FormFieldsProps {
  form: FormName;
  /** The fields' labels by name. */
  labels: ByField;
  hints: EnquiryCopy["hints"];
  optional: string;
  errors?: FieldErrors;
  /**
   * Whether the visitor asks for a call, which needs a phone number; undefined before hydration.
   */
  isCall?: boolean | undefined;
  /** While the form is being sent, because it is reset after success. */
  readOnly?: boolean;
  /** Gets each field's element. */
  elements?: FieldElements;
}

/** The fields of a form, in their order. */
export function FormFields({
  form,
  labels,
  hints,
  optional,
  errors = {},
  isCall,
  readOnly,
  elements,
}: FormFieldsProps) {
  return fieldsOf(form).map(({ name, kind, required, minLength, autoComplete, ...field }) => {
    const isRequired = required === "always" || (required === "for a call" && isCall);
    // A field that is shown only for calls, which need it, is never optional.
    const isOptional = !isRequired && !(field.onlyForCall && required);
    return (
      <Field
        key={name}
        id={fieldId(form, name)}
        name={name}
        type={TYPES[kind]}
        multiline={kind === "message"}
        autoComplete={autoComplete}
        minLength={minLength}
        label={labels[name]}
        optional={isOptional ? optional : undefined}
        required={isRequired}
        readOnly={readOnly}
        // Then CSS hides the field, and its value must not be sent. Before hydration it may already
        // have been filled in.
        disabled={field.onlyForCall && isCall === false}
        hint={field.hint && hints[name as FieldWith<"hint">]}
        error={errors[name]}
        ref={(element: HTMLInputElement) => {
          elements?.set(name, element);
        }}
        className={[!field.wide && styles.half, field.onlyForCall && styles.forCall]
          .filter(Boolean)
          .join(" ")}
      />
    );
  });
}

const TYPES = { line: "text", email: "email", phone: "tel", message: undefined };
