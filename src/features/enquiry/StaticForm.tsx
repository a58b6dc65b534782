import { Button } from "../../components/ui/Button";
import styles from "./EnquiryForm.module.css";
import { FormFields, type FormFieldsProps } from "./FormFields";
import { FormHead, type FormHeadProps, headingId } from "./FormHead";
import { WriteInstead } from "./WriteInstead";

interface StaticFormProps extends FormHeadProps, Omit<FormFieldsProps, "errors" | "isCall"> {
  submit: string;
  /** Says that the form isn't connected; the email address follows. */
  notConnected: string;
  email: string;
}

/**
 * A form that looks and feels like one and sends nothing (specification, chapter
 * 3): plain HTML. Values and address stay as they are, by method="dialog" outside
 * a dialog (HTML standard, form submission algorithm).
 */
export function StaticForm({ title, topics, submit, notConnected, email, ...fields }: StaticFormProps) {
  const noteId = `${fields.form}-note`;
  return (
    <form method="dialog" noValidate aria-labelledby={headingId(title)} className={styles.form}>
      <FormHead title={title} topics={topics} />
      <div className={styles.grid}>
        <WriteInstead id={noteId} text={notConnected} email={email} />
        <FormFields {...fields} />
        <div className={styles.actions}>
          <Button type="submit" aria-describedby={noteId}>
            {submit}
          </Button>
        </div>
      </div>
    </form>
  );
}
