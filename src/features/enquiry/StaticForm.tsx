import { Button } from "../../components/ui/Button";
import { QuestionsLine } from "../../illustrations/QuestionsLine";
import { NOTICE_ID } from "../../lib/protocol";
import type { EnquiryFormProps } from "./EnquiryForm";
import styles from "./EnquiryForm.module.css";
import type { EnquiryCopy } from "./enquiry.schema";
import { FormFields } from "./FormFields";
import { NotConnected } from "./NotConnected";
import { TopicLines } from "./TopicLines";

interface StaticFormProps extends Pick<EnquiryFormProps, "form" | "labels" | "title" | "topics" | "email"> {
  copy: Pick<EnquiryCopy, "form" | "hints" | "notConnected">;
}

/**
 * A form in plain HTML that sends nothing (specification, chapter 3). Outside a dialog,
 * method="dialog" does nothing and keeps the values (HTML standard, form submission algorithm).
 */
export function StaticForm({ title, topics, copy, email, form, labels }: StaticFormProps) {
  return (
    <form method="dialog" noValidate aria-labelledby={title && "message-form"} className={styles.form}>
      {title && <h2 id="message-form">{title}</h2>}
      <TopicLines {...topics} />
      <div className={styles.grid}>
        <FormFields {...{ form, labels }} hints={copy.hints} optional={copy.form.optional} />
        <div className={styles.actions}>
          <Button type="submit" className={styles.submit} aria-describedby={NOTICE_ID}>
            <QuestionsLine />
            {copy.form.submit}
          </Button>
        </div>
        <NotConnected text={copy.notConnected} email={email} />
      </div>
    </form>
  );
}
