import { MAX_TIMES, problemWith } from "../../src/features/enquiry/calls/call-times.ts";
import type { FormMessages } from "../../src/features/enquiry/copy-schema.ts";
import type { OfficeHours } from "../../src/features/enquiry/office/office-hours.ts";
import type { Extras } from "../../src/features/enquiry/schema.ts";

/** The office hours and the current time, against which proposed times are checked. */
export interface OfficeClock {
  now: Date;
  office: OfficeHours;
}

/**
 * Control characters, line and paragraph separators, and characters that change the text's
 * direction: in a single line they serve only to hide or forge something.
 */
export const UNSAFE_IN_LINE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
/** The longest topic or source, in UTF-16 units. */
const MAX_LENGTH = 200;
/** The format of Date.prototype.toISOString; seconds may be left out. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:00(\.000)?)?Z$/;

/**
 * Validates the values that are sent besides the form's fields.
 * @param values the values as they arrived, of any type; an empty one counts as left out
 * @param messages the messages for wrong fields
 * @returns one message for each wrong field in errors, otherwise the extras with sorted, unique times
 */
export function checkExtras(
  values: Readonly<Record<string, unknown>>,
  clock: OfficeClock,
  messages: FormMessages,
): { extras: Extras; errors: Readonly<Record<string, string>> } {
  const extras: Extras = {};
  const errors: Record<string, string> = {};
  for (const field of ["topic", "source"] as const) {
    const value = values[field] ?? "";
    const text = typeof value === "string" ? value.trim() : undefined;
    if (text === undefined || text.length > MAX_LENGTH || UNSAFE_IN_LINE.test(text) || !text.isWellFormed()) {
      // For programs: the forms keep to this and don't show it.
      errors[field] = `Expected one line of at most ${MAX_LENGTH} characters`;
    } else if (text) {
      extras[field] = text;
    }
  }
  const times = readTimes(values["times"], clock);
  if (!times) {
    errors["times"] = messages.times;
  } else if (times.length > 0) {
    extras.times = times;
  }
  return { extras, errors };
}

/** @returns undefined if any of the times is wrong */
function readTimes(value: unknown, clock: OfficeClock): string[] | undefined {
  // A form post has them as text in one field, separated by spaces or commas.
  const entries: unknown = typeof value === "string" ? value.split(/[\s,]+/).filter(Boolean) : (value ?? []);
  if (!Array.isArray(entries) || entries.length > MAX_TIMES) return;
  const times = new Set<string>();
  for (const entry of entries) {
    const at = typeof entry === "string" && INSTANT.test(entry) ? new Date(entry) : undefined;
    if (!at || Number.isNaN(at.getTime())) return;
    if (problemWith(at, clock.now, clock.office)) return;
    times.add(at.toISOString());
  }
  return [...times].sort();
}
