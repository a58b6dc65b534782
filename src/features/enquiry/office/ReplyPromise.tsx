import { useEffect, useState } from "react";
import { fill } from "../../../shared/fill";
import type { OfficeHours } from "./office-hours";
import { formatReplyTime } from "./reply-time";
import { MINUTE_MS } from "./zoned-time";

interface ReplyPromiseProps {
  /** With the placeholder {moment}. */
  text: string;
  office: OfficeHours;
  /** The current time by default; examples pass their own. */
  at?: Date;
}

/**
 * Shows when a message sent now will be answered. Empty before hydration, and when the office is
 * closed for too much of the next 24 hours.
 */
export function ReplyPromise({ text, office, at }: ReplyPromiseProps) {
  const [now, setNow] = useState(at);
  useEffect(() => {
    if (at) return;
    const tick = () => setNow(new Date());
    tick();
    const timer = setInterval(tick, MINUTE_MS);
    return () => clearInterval(timer);
  }, [at]);
  const moment = now && formatReplyTime(now, office);
  return moment && fill(text, { moment });
}
