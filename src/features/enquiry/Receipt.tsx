import { useEffect, useRef } from "react";
import { Button } from "../../components/ui/Button";
import type { EnquiryCopy } from "../../lib/enquiry-schema";
import { fill } from "../../lib/fill";
import type { OfficeHours } from "./calls/office-hours";
import { tellReply } from "./calls/reply-time";
import { entered } from "./entered";
import styles from "./Receipt.module.css";

export interface ReceiptProps {
  copy: EnquiryCopy["delivery"]["receipt"];
  /** Of the fields, by name, in the order of the form. */
  labels: Readonly<Record<string, string>>;
  office: OfficeHours;
  /** What was accepted, as what, and when. */
  sent: { reference: string | undefined; data: FormData; at: Date };
  /** Brings the form back, empty. */
  onAgain: () => void;
}

/** What a visitor keeps of an accepted enquiry. It stays in the form's place, and takes focus when it comes. */
export function Receipt({ copy, labels, office, sent: { reference, data, at }, onAgain }: ReceiptProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const reply = tellReply(at, office);
  const [, ...times] = String(data.get("timesText") ?? "").split("\n");
  return (
    <section className={styles.receipt} aria-labelledby="receipt">
      <h3 id="receipt" ref={heading} tabIndex={-1}>
        {copy.title}
      </h3>
      <dl className={styles.facts}>
        <dt>{copy.reference}</dt>
        <dd data-reference="">{reference}</dd>
        {reply && <dt>{copy.replyBy}</dt>}
        {reply && <dd>{fill(reply.isLate ? copy.late : copy.onTime, { moment: reply.moment })}</dd>}
        {times.length > 0 && <dt>{copy.times}</dt>}
        {times.map((time) => (
          <dd key={time}>{time.replace("- ", "")}</dd>
        ))}
        <dt>{copy.next}</dt>
        <dd>
          {fill(times.length > 0 ? copy.nextCall : copy.nextReply, { email: String(data.get("email")) })}
        </dd>
      </dl>
      <details>
        <summary>{copy.sent}</summary>
        <dl className={styles.facts}>
          {entered(labels, data).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
      <Button variant="secondary" onClick={onAgain}>
        {copy.again}
      </Button>
    </section>
  );
}
