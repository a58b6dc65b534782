import { Field } from "../../components/ui/Field";
import type { FieldErrors, FormName } from "../../shared/enquiry-rules";
import styles from "./EnquiryForm.module.css";
import type { EnquiryCopy } from "./enquiry.schema";
import { FORM_FIELDS, fieldId } from "./fields";

/** The fields' elements by name. */
export type FieldElements = Map<string, HTMLInputElement>;

export interface FormFieldsProps {
  form: FormName;
  /** The fields' labels by name. */
  labels: Readonly<Record<string, string>>;
  copy: Pick<EnquiryCopy["form"], "optional" | "callTimeHint">;
  /** Shown under the label of the message. */
  messageHint?: string | undefined;
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
  copy,
  messageHint,
  errors = {},
  isCall,
  readOnly,
  elements,
}: FormFieldsProps) {
  const hints: Record<string, string | undefined> = { message: messageHint, callTime: copy.callTimeHint };
  return FORM_FIELDS[form].map(({ wide, forCall, requiredForCall, ...field }) => {
    const { name } = field;
    const isRequired = field.required || (isCall && requiredForCall);
    // A field that is shown only for calls, which need it, is never optional.
    const isOptional = !isRequired && !(forCall && requiredForCall);
    return (
      <Field
        key={name}
        {...field}
        id={fieldId(form, name)}
        label={labels[name] ?? name}
        optional={isOptional ? copy.optional : undefined}
        required={isRequired}
        readOnly={readOnly}
        // Then CSS hides the field, and its value must not be sent. Before hydration it may already
        // have been filled in.
        disabled={forCall && isCall === false}
        hint={hints[name]}
        error={errors[name]}
        ref={(element: HTMLInputElement) => {
          elements?.set(name, element);
        }}
        className={[!wide && styles.half, forCall && styles.forCall].filter(Boolean).join(" ")}
      />
    );
  });
}
