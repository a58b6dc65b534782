import type { Site } from "./content/facts.schema.ts";

type Day = Capitalize<keyof Site["openingHours"]["days"]>;

/** Consecutive days of the week with the same hours. */
interface HoursOfDays {
  /** In the order of the week; at least one. */
  days: [Day, ...Day[]];
  /** Such as "09:00", in the office's time zone. */
  opens: string;
  closes: string;
}

/**
 * Groups the open days of the week by their hours, Monday first. The schema requires at least one.
 */
export function hoursByDays({ days }: Site["openingHours"]): [HoursOfDays, ...HoursOfDays[]] {
  const groups: HoursOfDays[] = [];
  let previous: HoursOfDays | undefined;
  for (const [key, hours] of Object.entries(days)) {
    const day = (key.charAt(0).toUpperCase() + key.slice(1)) as Day;
    if (!hours) {
      previous = undefined;
    } else if (previous && previous.opens === hours.opens && previous.closes === hours.closes) {
      previous.days.push(day);
    } else {
      previous = { days: [day], ...hours };
      groups.push(previous);
    }
  }
  return groups as [HoursOfDays, ...HoursOfDays[]];
}
