import { useEffect, useState } from "react";
import { fill } from "../../../shared/fill";
import type { EnquiryCopy } from "../enquiry.schema";
import type { OfficeHours } from "./office-hours";
import { formatReplyTime } from "./reply-time";
import { MINUTE_MS } from "./zoned-time";

interface ReplyPromiseProps {
  copy: EnquiryCopy["promise"];
  office: OfficeHours;
  /** The current time by default; examples pass their own. */
  at?: Date;
}

/** Shows when a message sent now will be answered. Empty before hydration. */
export function ReplyPromise({ copy, office, at }: ReplyPromiseProps) {
  const [now, setNow] = useState(at);
  useEffect(() => {
    if (at) return;
    const tick = () => setNow(new Date());
    tick();
    const timer = setInterval(tick, MINUTE_MS);
    return () => clearInterval(timer);
  }, [at]);
  const reply = now && formatReplyTime(now, office);
  return reply && fill(reply.isLate ? copy.late : copy.onTime, { moment: reply.moment });
}
