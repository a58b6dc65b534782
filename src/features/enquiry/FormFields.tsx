import { TextField } from "../../components/ui/TextField.tsx";
import { pluralize } from "../../lib/pluralize.ts";
import styles from "./EnquiryForm.module.css";
import type { FormCopy } from "./enquiry.schema.ts";
import { type ByField, type FormName, fieldId, fieldsOf } from "./shared-with-server/enquiry-fields.ts";
import { HONEYPOT_FIELD } from "./shared-with-server/enquiry-request.ts";
import type { FieldErrors } from "./shared-with-server/enquiry-rules.ts";
import { type Topic, topicId } from "./Topics.tsx";

interface FormFieldsProps {
  form: FormName;
  labels: ByField;
  copy: FormCopy;
  /** "" for a field that has been corrected. */
  errors: FieldErrors;
  isHydrated: boolean;
  topic: Topic | undefined;
  hasNumbers: boolean;
  /** Whether the browser validates the form. */
  isNative: boolean;
  /** While the form is being sent: after success it is reset, and changes would be lost. */
  isReadOnly: boolean;
}

/** The fields of a form, as the table in enquiry-fields.ts has them. */
export function FormFields(props: FormFieldsProps) {
  const { form, labels, copy, errors, isHydrated, topic, hasNumbers, isNative, isReadOnly } = props;
  return fieldsOf(form).map(({ name, kind, required, minLength, autoComplete, onlyForCall, hint, wide }) => (
    <TextField
      key={name}
      id={fieldId(form, name)}
      name={name}
      label={
        <>
          {`${labels[name]} `}
          {/* Screen readers say by themselves that a field is required. */}
          <span aria-hidden={required}>{`(${required ? copy.form.required : copy.form.optional})`}</span>
        </>
      }
      hint={hint && copy.hints[name === "message" && hasNumbers ? "numbers" : name]}
      error={errors[name]}
      aria-describedby={topic?.fragment === fieldId(form, name) ? topicId(topic.fragment) : undefined}
      type={INPUT_TYPES[kind]}
      multiline={kind === "message"}
      autoComplete={autoComplete}
      // With these, Firefox reports an empty field as invalid before anything was typed.
      minLength={isNative ? minLength : undefined}
      required={isNative && required}
      aria-required={(!isNative && required) || undefined}
      readOnly={isReadOnly}
      // CSS then hides the field, and what was typed in it before hydration must not be sent.
      disabled={onlyForCall && isHydrated && !topic?.isCall}
      className={[!wide && styles.half, onlyForCall && styles.forCall].filter(Boolean).join(" ")}
    />
  ));
}

const INPUT_TYPES = { line: "text", email: "email", phone: "tel", message: undefined };

/** What delivery mode adds: the form's name, and an invisible field that bots fill in. */
export function HiddenFields({ form, honeypot }: { form: FormName; honeypot: string }) {
  return (
    <>
      <input type="hidden" name="form" value={form} />
      <label className={styles.honeypot} aria-hidden="true">
        {honeypot}
        <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </>
  );
}

/** Focuses a field of a form, with its label in view. */
export function focusField(form: HTMLFormElement | null, name = "") {
  const field = form?.elements.namedItem(name) as HTMLElement | null;
  field?.focus({ preventScroll: true });
  // Overrides the smooth scrolling of base.css.
  field?.scrollIntoView({ behavior: "instant", block: "nearest" });
}

/** Says how many fields are wrong; "" if none is. */
export function countErrors(errors: FieldErrors, copy: FormCopy["form"]): string {
  const count = Object.values(errors).filter(Boolean).length;
  return count === 0 ? "" : pluralize(copy.errors, count);
}
