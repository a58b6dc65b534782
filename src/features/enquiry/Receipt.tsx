import { useEffect, useRef } from "react";
import { Button } from "../../components/ui/Button";
import { DescriptionList } from "../../components/ui/DescriptionList";
import { fill } from "../../lib/fill";
import type { EnquiryCopy } from "./copy-schema";
import { enteredValues } from "./form-text";
import type { OfficeHours } from "./office/office-hours";
import { formatReplyTime } from "./office/reply-time";
import styles from "./Receipt.module.css";

interface ReceiptProps {
  copy: EnquiryCopy["delivery"]["receipt"];
  /** The fields' labels by name, in the order of the form. */
  labels: Readonly<Record<string, string>>;
  office: OfficeHours;
  /** The accepted enquiry, its reference and its time. */
  sent: { reference: string | undefined; data: FormData; at: Date };
  /** Shows the form again, empty. */
  onAgain: () => void;
}

/**
 * The confirmation of an accepted enquiry. It replaces the form and takes focus when it appears.
 */
export function Receipt({ copy, labels, office, sent: { reference, data, at }, onAgain }: ReceiptProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.parentElement?.scrollIntoView();
  }, []);
  const reply = formatReplyTime(at, office);
  const times = data.getAll("timesLine").map(String);
  const email = String(data.get("email"));
  return (
    <section className={styles.receipt} aria-labelledby="receipt">
      <h3 id="receipt" ref={heading} tabIndex={-1}>
        {copy.title}
      </h3>
      <DescriptionList
        items={[
          { label: copy.reference, value: reference ?? "" },
          ...(reply
            ? [
                {
                  label: copy.replyBy,
                  value: fill(reply.isLate ? copy.late : copy.onTime, { moment: reply.moment }),
                },
              ]
            : []),
          ...times.map((value, index) => ({ label: `${copy.time} ${index + 1}`, value })),
          { label: copy.next, value: fill(times.length > 0 ? copy.nextCall : copy.nextReply, { email }) },
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
