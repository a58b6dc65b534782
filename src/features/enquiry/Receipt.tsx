import { type RefObject, useEffect } from "react";
import { Button } from "../../components/ui/Button.tsx";
import { DescriptionList } from "../../components/ui/DescriptionList.tsx";
import { fill } from "../../lib/fill.ts";
import type { EnquiryCopy } from "./enquiry.schema.ts";
import styles from "./Receipt.module.css";
import { type ByField, type FormName, fieldsOf } from "./shared-with-server/enquiry-fields.ts";
import type { FormValues } from "./shared-with-server/enquiry-rules.ts";

interface ReceiptProps {
  copy: EnquiryCopy["delivery"]["receipt"];
  form: FormName;
  labels: ByField;
  /** What was sent, whether it asks for a call, and the reference of the accepted enquiry. */
  values: FormValues;
  isCall: boolean;
  reference: string;
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
export function Receipt({
  copy,
  form,
  labels,
  values,
  isCall,
  reference,
  level,
  headingRef,
  onAgain,
}: ReceiptProps) {
  useEffect(() => {
    headingRef.current?.focus({ preventScroll: true });
    headingRef.current?.parentElement?.scrollIntoView();
  }, [headingRef]);
  const entered = fieldsOf(form)
    .filter(({ name, kind }) => values[name] && kind !== "message")
    .map(({ name }) => ({ label: labels[name], value: <p dir="auto">{values[name]}</p> }));
  const { email = "", phone } = values;
  const Heading = `h${level}` as const;
  return (
    <section className={`always-print ${styles.receipt}`} aria-labelledby="receipt">
      <Heading id="receipt" ref={headingRef} tabIndex={-1} className="small-heading">
        {copy.title}
      </Heading>
      <DescriptionList
        items={[
          { label: copy.reference, value: reference },
          { label: copy.next, value: fill(isCall && phone ? copy.nextCall : copy.nextReply, { email }) },
        ]}
      />
      <details>
        <summary>{copy.sent}</summary>
        <DescriptionList items={entered} />
        <p dir="auto" className={styles.message}>
          {values.message}
        </p>
      </details>
      <Button variant="secondary" onClick={onAgain}>
        {copy.again}
      </Button>
    </section>
  );
}
