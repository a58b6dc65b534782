import { type OfficeHours, openTimes } from "./office-hours.ts";
import { DAY_MS, MINUTE_MS } from "./zoned-time.ts";

/** The least office time for an answer, in ms. */
const LEAST_OFFICE_MS = 120 * MINUTE_MS;
/** Reply times are rounded down to a quarter of an hour. */
const STEP_MS = 15 * MINUTE_MS;
/** The calendar days that 24 hours can touch; three when the clocks go forward. */
const DAYS = 3;

/**
 * Computes the latest time of a reply within 24 hours (specification, chapter 9): the last moment of
 * these hours at which the office is open. Decision 15 has the reasons.
 * @param now when the enquiry would be sent
 * @returns a quarter of an hour, rounded down; undefined if the next 24 hours have less than two
 * office hours
 */
export function replyTime(now: Date, office: OfficeHours): Date | undefined {
  const limit = now.getTime() + DAY_MS;
  const open = openTimes(now, DAYS, office)
    .map(({ opens, closes }) => ({
      from: Math.max(opens.getTime(), now.getTime()),
      until: Math.min(closes.getTime(), limit),
    }))
    .filter(({ from, until }) => from < until);
  const openMs = open.reduce((sum, { from, until }) => sum + until - from, 0);
  const last = open.at(-1);
  if (!last || openMs < LEAST_OFFICE_MS) return;
  return new Date(Math.floor(last.until / STEP_MS) * STEP_MS);
}

/**
 * Formats the reply time for visitors.
 * @returns such as "Tuesday, 10:15 a.m."; undefined if there is none within 24 hours, or the browser
 * doesn't know the office's time zone
 */
export function formatReplyTime(now: Date, office: OfficeHours): string | undefined {
  try {
    const reply = replyTime(now, office);
    return reply && formatMoment(reply, office.timeZone);
  } catch {
    return;
  }
}

function formatMoment(at: Date, timeZone: string): string {
  const weekday = new Intl.DateTimeFormat("en-US", { timeZone, weekday: "long" }).format(at);
  const time = new Intl.DateTimeFormat("en-US", { timeZone, timeStyle: "short" }).format(at);
  const [clock, half] = time.split(/\s/);
  return `${weekday}, ${clock?.replace(":00", "")} ${half === "AM" ? "a.m." : "p.m."}`;
}
