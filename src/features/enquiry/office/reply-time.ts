import { formatMoment } from "../calls/format.ts";
import { type OfficeHours, type OpenTime, openTimes } from "./office-hours.ts";
import { DAY_MS, MINUTE_MS } from "./zoned-time.ts";

/** Nobody writes a good answer in less of the office's own time. */
const LEAST_OFFICE_MS = 120 * MINUTE_MS;
/** Moments are given in quarters of an hour. */
const STEP_MS = 15 * MINUTE_MS;
/** Days looked at: the office is never closed for longer. */
const DAYS_AHEAD = 16;

/** By when an enquiry is answered. */
export interface ReplyTime {
  by: Date;
  /** Whether that is more than 24 hours from now, because the office is closed. */
  isLate: boolean;
}

/**
 * The moment that "within 24 hours" means (specification, chapter 9): the last
 * one of the next 24 hours at which the office is open, and not before two
 * hours of office time have passed. So it is later than 24 hours from now only
 * where the office is open for less than two of them. Decision 15 says why.
 * @param now when the enquiry would be sent
 * @returns a full quarter of an hour, rounded down; nothing where the office
 *   doesn't open for two weeks
 */
export function replyTime(now: Date, office: OfficeHours): ReplyTime | undefined {
  const ahead = openTimes(now, DAYS_AHEAD, office).filter(({ closes }) => closes > now);
  const earliest = afterOfficeTime(now, LEAST_OFFICE_MS, ahead);
  if (earliest === undefined) return;
  const limit = now.getTime() + DAY_MS;
  const withinDay = ahead.filter(({ opens }) => opens.getTime() <= limit);
  const latest = Math.min(withinDay.at(-1)?.closes.getTime() ?? 0, limit);
  const by = new Date(Math.floor(Math.max(earliest, latest) / STEP_MS) * STEP_MS);
  return { by, isLate: by.getTime() > limit };
}

/**
 * By when an enquiry is answered, as it is told.
 * @returns a moment such as "Tuesday 10:15"; nothing where nobody can say, because
 *   the office doesn't open or the browser doesn't know its zone
 */
export function tellReply(now: Date, office: OfficeHours): { moment: string; isLate: boolean } | undefined {
  try {
    const reply = replyTime(now, office);
    return reply && { moment: formatMoment(reply.by, office.timeZone), isLate: reply.isLate };
  } catch {
    return;
  }
}

/** When the office has been open for some ms since a moment, if it is for so long. */
function afterOfficeTime(from: Date, ms: number, ahead: OpenTime[]): number | undefined {
  let left = ms;
  for (const { opens, closes } of ahead) {
    const start = Math.max(opens.getTime(), from.getTime());
    if (start + left <= closes.getTime()) return start + left;
    left -= closes.getTime() - start;
  }
  return;
}
