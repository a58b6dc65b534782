import { useEffect, useState } from "react";
import type { CallsWords } from "../../../lib/calls-schema";
import { fill } from "../../../lib/fill";
import { formatMoment } from "./format";
import type { OfficeHours } from "./office-hours";
import { replyTime } from "./reply-time";
import { MINUTE_MS } from "./zoned-time";

export interface ReplyPromiseProps {
  words: CallsWords["promise"];
  office: OfficeHours;
  /** Fixed in examples; else the clock's. */
  now?: Date;
}

/** By when a message sent now is answered; follows the clock while the page is open. */
export function ReplyPromise({ words, office, now }: ReplyPromiseProps) {
  const [clock, setClock] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setClock(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  const reply = replyTime(now ?? clock, office);
  if (!reply) return null;
  const moment = formatMoment(reply.by, office.timeZone);
  return (
    <p className="reply-promise text-sm text-ink-muted">
      {fill(reply.isLate ? words.late : words.onTime, { moment })}
    </p>
  );
}
