import { Button } from "../../components/ui/Button";
import type { EnquiryFormProps } from "./EnquiryForm";
import styles from "./EnquiryForm.module.css";
import { FormFields, type FormFieldsProps } from "./FormFields";
import { TopicLines } from "./TopicLines";
import { WriteInstead } from "./WriteInstead";

interface StaticFormProps
  extends Pick<EnquiryFormProps, "title" | "topics" | "submit" | "email">,
    Omit<FormFieldsProps, "errors" | "isCall" | "readOnly"> {
  /** The notice that the form sends nothing; the email address follows. */
  notConnected: string;
}

/**
 * A form in plain HTML that sends nothing (specification, chapter 3). Outside a dialog,
 * method="dialog" does nothing and keeps the values (HTML standard, form submission algorithm).
 */
export function StaticForm({ title, topics, submit, notConnected, email, ...fields }: StaticFormProps) {
  const noteId = `${fields.form}-note`;
  return (
    <form method="dialog" noValidate aria-labelledby={title && "message-form"} className={styles.form}>
      {title && <h2 id="message-form">{title}</h2>}
      <TopicLines {...topics} />
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
