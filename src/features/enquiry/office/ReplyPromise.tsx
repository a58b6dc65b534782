import { useEffect, useState } from "react";
import { fill } from "../../../lib/fill";
import type { EnquiryCopy } from "../copy-schema";
import type { OfficeHours } from "./office-hours";
import { formatReplyTime } from "./reply-time";
import { MINUTE_MS } from "./zoned-time";

interface ReplyPromiseProps {
  copy: EnquiryCopy["promise"];
  office: OfficeHours;
  now: Date;
}

/** Shows when a message sent now will be answered. */
export function ReplyPromise({ copy, office, now }: ReplyPromiseProps) {
  const reply = formatReplyTime(now, office);
  return reply && fill(reply.isLate ? copy.late : copy.onTime, { moment: reply.moment });
}

/** Returns the time, to the minute; undefined before hydration. */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const tick = () => setNow(new Date());
    tick();
    const timer = setInterval(tick, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
