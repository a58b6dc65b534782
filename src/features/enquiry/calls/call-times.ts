import { type OfficeHours, openTimeOf } from "./office-hours.ts";
import { DAY_MS, instantOf, MINUTE_MS, wallClock } from "./zoned-time.ts";

/** Most times that a visitor can propose. */
export const MAX_TIMES = 3;
/** How long a call takes, in ms; all of it lies in the office's hours. */
export const CALL_MS = 30 * MINUTE_MS;
/** How far ahead a call can be proposed, in days. Holidays are known for longer. */
export const MAX_DAYS_AHEAD = 90;

/** Why a time can't be proposed. */
export type TimeProblem = "incomplete" | "skipped" | "past" | "tooFar" | "dayOff" | "closed" | "twice";

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

/**
 * Reads all proposed times, in the order in which they were entered.
 * @returns for each what readProposal says, and "twice" for a repeated moment
 */
export function readProposals(
  proposals: readonly Proposal[],
  timeZone: string,
  now: Date,
  office: OfficeHours,
): ReturnType<typeof readProposal>[] {
  const seen = new Set<number>();
  return proposals.map((proposal) => {
    const read = readProposal(proposal, timeZone, now, office);
    const moment = read?.at?.getTime();
    if (moment === undefined) return read;
    if (seen.has(moment)) return { problem: "twice" };
    seen.add(moment);
    return read;
  });
}

/** What is wrong with a moment at which a call would begin; nothing where it suits. */
export function problemWith(at: Date, now: Date, office: OfficeHours): TimeProblem | undefined {
  if (at <= now) return "past";
  if (at.getTime() > now.getTime() + MAX_DAYS_AHEAD * DAY_MS) return "tooFar";
  const open = openTimeOf(wallClock(at, office.timeZone).date, office);
  if (!open) return "dayOff";
  return at < open.opens || at.getTime() + CALL_MS > open.closes.getTime() ? "closed" : undefined;
}
