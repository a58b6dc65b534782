import { type RefObject, useEffect } from "react";
import { Button } from "../../components/ui/Button";
import { DescriptionList } from "../../components/ui/DescriptionList";
import { fill } from "../../shared/fill";
import type { EnquiryCopy } from "./enquiry.schema";
import { enteredValues } from "./form-text";
import styles from "./Receipt.module.css";

interface ReceiptProps {
  copy: EnquiryCopy["delivery"]["receipt"];
  /** The fields' labels by name, in the order of the form. */
  labels: Readonly<Record<string, string>>;
  /** The accepted enquiry and its reference. */
  sent: { reference: string | undefined; data: FormData };
  /** The level of its heading: that of the form, which it replaces, or the next. */
  level: 2 | 3;
  /** Gets the heading. */
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Shows the form again, empty. */
  onAgain: () => void;
}

/**
 * The confirmation of an accepted enquiry. It replaces the form and takes focus when it appears.
 */
export function Receipt({ copy, labels, sent, level, headingRef, onAgain }: ReceiptProps) {
  const { reference, data } = sent;
  useEffect(() => {
    headingRef.current?.focus({ preventScroll: true });
    headingRef.current?.parentElement?.scrollIntoView();
  }, [headingRef]);
  const Heading = `h${level}` as const;
  return (
    <section className={styles.receipt} aria-labelledby="receipt">
      <Heading id="receipt" ref={headingRef} tabIndex={-1}>
        {copy.title}
      </Heading>
      <DescriptionList
        items={[
          { label: copy.reference, value: reference ?? "" },
          { label: copy.next, value: fill(copy.nextReply, { email: String(data.get("email")) }) },
        ]}
      />
      <details>
        <summary>{copy.sent}</summary>
        <DescriptionList items={enteredValues(labels, data)} />
        <p className={styles.message}>{String(data.get("message"))}</p>
      </details>
      <Button variant="secondary" onClick={onAgain}>
        {copy.again}
      </Button>
    </section>
  );
}
