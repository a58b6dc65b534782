import { type OfficeHours, type OpenTime, openTimes } from "./office-hours.ts";
import { DAY_MS, MINUTE_MS, wallClock } from "./zoned-time.ts";

/** The least office time for an answer, in ms. */
const LEAST_OFFICE_MS = 120 * MINUTE_MS;
/** Reply times are rounded down to a quarter of an hour. */
const STEP_MS = 15 * MINUTE_MS;
/** How many days ahead are searched for open hours. The office is never closed for longer. */
const DAYS_AHEAD = 16;

/** When an enquiry will be answered. */
export interface ReplyTime {
  by: Date;
  /** Whether that is more than 24 hours from now, because the office is closed. */
  isLate: boolean;
}

/**
 * Computes the latest time of a reply "within 24 hours" (specification, chapter 9): the last moment
 * of the next 24 hours at which the office is open, but not before two office hours have passed. It
 * is later than 24 hours only if these have less than two office hours. Decision 15 has the reasons.
 * @param now when the enquiry would be sent
 * @returns a quarter of an hour, rounded down; undefined if the office doesn't open within two
 * weeks
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
 * Formats the reply time for visitors.
 * @returns a moment such as "Tuesday 10:15"; undefined if the office doesn't open, or the browser
 * doesn't know its time zone
 */
export function formatReplyTime(
  now: Date,
  office: OfficeHours,
): { moment: string; isLate: boolean } | undefined {
  try {
    const reply = replyTime(now, office);
    return reply && { moment: formatMoment(reply.by, office.timeZone), isLate: reply.isLate };
  } catch {
    return;
  }
}

/** Returns when this much office time will have passed; undefined if there isn't enough ahead. */
function afterOfficeTime(from: Date, ms: number, ahead: OpenTime[]): number | undefined {
  let left = ms;
  for (const { opens, closes } of ahead) {
    const start = Math.max(opens.getTime(), from.getTime());
    if (start + left <= closes.getTime()) return start + left;
    left -= closes.getTime() - start;
  }
  return;
}

/** @returns such as "Tuesday 10:15" */
function formatMoment(at: Date, timeZone: string): string {
  const weekday = new Intl.DateTimeFormat("en", { timeZone, weekday: "long" }).format(at);
  return `${weekday} ${wallClock(at, timeZone).time}`;
}
