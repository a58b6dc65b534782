import { type OfficeHours, openTimeOf, openTimes } from "../office/office-hours.ts";
import { DAY_MS, instantOf, MINUTE_MS, wallClock } from "../office/zoned-time.ts";

/** The most times that a visitor can propose. */
export const MAX_TIMES = 3;
/** The duration of a call, in ms. All of it must be within office hours. */
export const CALL_MS = 30 * MINUTE_MS;
/** How many days ahead a call can be proposed. The holidays are known for longer. */
export const MAX_DAYS_AHEAD = 90;

/** The number of days whose slots are offered. */
const OFFERED_DAYS = 5;
/** How many days are searched for these: at least five of fourteen are working days. */
const DAYS_AHEAD = 14;

/** A day of the visitor's calendar with the possible starts of a call. */
interface SlotDay {
  /** Such as "2026-10-06". */
  date: string;
  slots: Date[];
}

/**
 * Returns the next days on which a call can start, with every half hour of office hours.
 * @param timeZone the visitor's IANA time zone
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

/** A day and a time as the visitor entered them, in the visitor's time zone; "" if empty. */
export interface Proposal {
  date: string;
  time: string;
}

/**
 * Reads a proposed time.
 * @param timeZone the visitor's IANA time zone
 * @returns the moment or the problem; undefined for an empty proposal
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

/** Returns the problem with a start of a call; undefined if there is none. */
export function problemWith(at: Date, now: Date, office: OfficeHours): TimeProblem | undefined {
  if (at <= now) return "past";
  if (at.getTime() > now.getTime() + MAX_DAYS_AHEAD * DAY_MS) return "tooFar";
  const open = openTimeOf(wallClock(at, office.timeZone).date, office);
  if (!open) return "dayOff";
  return at < open.opens || at.getTime() + CALL_MS > open.closes.getTime() ? "closed" : undefined;
}
