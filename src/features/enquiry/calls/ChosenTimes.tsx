import { CloseButton } from "../../../components/ui/CloseButton";
import { fill } from "../../../lib/fill";
import type { EnquiryCopy } from "../copy-schema";
import { formatByBoth, formatZone } from "../office/format-time";
import type { OfficeHours } from "../office/office-hours";
import styles from "./CallTimes.module.css";

interface ChosenTimesProps {
  copy: EnquiryCopy["times"];
  office: OfficeHours;
  /** The visitor's IANA time zone. */
  timeZone: string;
  times: readonly Date[];
  onRemove: (time: Date) => void;
}

/** The proposed times in both time zones, each with a button to remove it. */
export function ChosenTimes({ copy, office, timeZone, times, onRemove }: ChosenTimesProps) {
  const lines = times.map((time) => {
    const [officeTime, yours] = formatByBoth(time, office.timeZone, timeZone);
    return yours
      ? fill(copy.lineBoth, { office: officeTime, yours, zone: formatZone(timeZone) })
      : fill(copy.line, { office: officeTime });
  });
  return (
    <div className="notice">
      <p className="note">{copy.chosen}</p>
      <ul>
        {times.map((time, index) => (
          <li key={time.getTime()} className={styles.chosen}>
            {lines[index]}
            <input type="hidden" name="times" value={time.toISOString()} />
            <input type="hidden" name="timesLine" value={lines[index]} />
            <CloseButton
              aria-label={fill(copy.remove, { time: lines[index] ?? "" })}
              onClick={({ currentTarget }) => {
                // The button, which has focus, is removed with its time.
                currentTarget.closest("fieldset")?.focus({ preventScroll: true });
                onRemove(time);
              }}
            />
          </li>
        ))}
      </ul>
      <input
        type="hidden"
        name="timesText"
        value={[copy.message, ...lines.map((line) => `- ${line}`)].join("\n")}
      />
    </div>
  );
}
