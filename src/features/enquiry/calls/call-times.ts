import { type OfficeHours, openTimeOf, openTimes } from "../office/office-hours.ts";
import { DAY_MS, instantOf, MINUTE_MS, wallClock } from "../office/zoned-time.ts";

/** Most times that a visitor can propose. */
export const MAX_TIMES = 3;
/** How long a call takes, in ms; all of it lies in the office's hours. */
export const CALL_MS = 30 * MINUTE_MS;
/** How far ahead a call can be proposed, in days. Holidays are known for longer. */
export const MAX_DAYS_AHEAD = 90;

/** How many days are offered with all their slots. */
const OFFERED_DAYS = 5;
/** Days looked at for those: weekends and holidays never close nine of fourteen. */
const DAYS_AHEAD = 14;

/** A day of the visitor's calendar, and when on it a call can begin. */
export interface SlotDay {
  /** Such as "2026-10-06". */
  date: string;
  slots: Date[];
}

/**
 * The next days on which a call can begin, with every half hour of the office's time.
 * @param timeZone the visitor's, of the IANA database
 */
export function slotDays(now: Date, timeZone: string, office: OfficeHours): SlotDay[] {
  const days = new Map<string, Date[]>();
  for (const { opens, closes } of openTimes(now, DAYS_AHEAD, office)) {
    for (let start = opens.getTime(); start + CALL_MS <= closes.getTime(); start += CALL_MS) {
      const slot = new Date(start);
      if (slot <= now) continue;
      const { date } = wallClock(slot, timeZone);
      days.set(date, [...(days.get(date) ?? []), slot]);
    }
  }
  return [...days].slice(0, OFFERED_DAYS).map(([date, slots]) => ({ date, slots }));
}

/** Why a time can't be proposed. */
export type TimeProblem = "incomplete" | "skipped" | "past" | "tooFar" | "dayOff" | "closed";

/** What a visitor entered: a day and a time of their own clock, each possibly "". */
export interface Proposal {
  date: string;
  time: string;
}

/**
 * Reads one proposed time.
 * @param timeZone the visitor's, of the IANA database
 * @returns the moment, or what is wrong; nothing for an empty proposal
 */
export function readProposal(
  { date, time }: Proposal,
  timeZone: string,
  now: Date,
  office: OfficeHours,
): { at: Date; problem?: never } | { at?: never; problem: TimeProblem } | undefined {
  if (!date && !time) return;
  if (!date || !time) return { problem: "incomplete" };
  const at = instantOf(date, time, timeZone);
  if (!at) return { problem: "skipped" };
  const problem = problemWith(at, now, office);
  return problem ? { problem } : { at };
}

/** What is wrong with a moment at which a call would begin; nothing where it suits. */
export function problemWith(at: Date, now: Date, office: OfficeHours): TimeProblem | undefined {
  if (at <= now) return "past";
  if (at.getTime() > now.getTime() + MAX_DAYS_AHEAD * DAY_MS) return "tooFar";
  const open = openTimeOf(wallClock(at, office.timeZone).date, office);
  if (!open) return "dayOff";
  return at < open.opens || at.getTime() + CALL_MS > open.closes.getTime() ? "closed" : undefined;
}
