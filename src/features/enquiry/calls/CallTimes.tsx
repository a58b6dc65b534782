import { useState } from "react";
import { fill } from "../../../lib/fill";
import type { EnquiryCopy } from "../copy-schema";
import { formatDay, formatOther, formatZone } from "../office/format-time";
import { type OfficeHours, openTimes } from "../office/office-hours";
import { DAY_MS, wallClock } from "../office/zoned-time";
import styles from "./CallTimes.module.css";
import { ChosenTimes } from "./ChosenTimes";
import { MAX_TIMES, slotDays } from "./call-times";
import { OtherTime } from "./OtherTime";

export interface CallTimesProps {
  /** The id of the group, which gets focus if the endpoint refuses a time. */
  id: string;
  copy: EnquiryCopy["times"];
  office: OfficeHours;
  /** The visitor's IANA time zone. */
  timeZone: string;
  now: Date;
  /** The endpoint's error about the times. */
  error?: string | undefined;
  /** The times selected at first, in examples. */
  start?: readonly Date[];
}

/** Selects the fields for another time instead of a day. */
const FREE = "free";

/**
 * Lets the visitor propose up to three times for a call: half-hour slots by day, in both time
 * zones, or any other time in office hours. Hidden fields of the form hold the result.
 */
export function CallTimes({ id, copy, office, timeZone, now, error, start = [] }: CallTimesProps) {
  const [chosen, setChosen] = useState(start);
  const days = slotDays(now, timeZone, office);
  const [picked, setPicked] = useState<string>();
  // At first the first day with the most slots, because little may be left of today.
  const [fullest] = [...days].sort((a, b) => b.slots.length - a.slots.length);
  // The selected day may have passed while the page was open.
  const shown = picked === FREE ? undefined : (days.find(({ date }) => date === picked) ?? fullest);
  const isFull = chosen.length >= MAX_TIMES;
  const isChosen = (slot: Date) => chosen.some((time) => time.getTime() === slot.getTime());
  const choose = (time: Date) => setChosen([...chosen, time].sort((a, b) => a.getTime() - b.getTime()));
  const remove = (time: Date) => setChosen(chosen.filter((other) => other.getTime() !== time.getTime()));
  // The hours of the next open day, because they can differ from day to day.
  const next = openTimes(new Date(now.getTime() + DAY_MS), 14, office)[0];
  const errorId = error && `${id}-error`;
  const isLikeOffice = wallClock(now, timeZone).time === wallClock(now, office.timeZone).time;

  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={errorId} className={styles.times}>
      <legend className={styles.title}>
        {copy.title} <span>({copy.optional})</span>
      </legend>
      <p className="note">
        {next &&
          fill(copy.intro, {
            opens: wallClock(next.opens, office.timeZone).time,
            closes: wallClock(next.closes, office.timeZone).time,
          })}{" "}
        {!isLikeOffice && fill(copy.clock, { zone: formatZone(timeZone) })}
      </p>
      {error && (
        <p id={errorId} className="field-error">
          {error}
        </p>
      )}
      <div className={styles.days} role="radiogroup" aria-label={copy.day}>
        {[...days.map(({ date }) => date), FREE].map((day) => (
          <label key={day}>
            <input
              type="radio"
              name={`${id}-day`}
              checked={day === (shown?.date ?? FREE)}
              onChange={() => setPicked(day)}
            />
            {day === FREE ? copy.free : formatDay(new Date(day), "UTC")}
          </label>
        ))}
      </div>
      {shown ? (
        <div className={styles.slots} role="group" aria-label={formatDay(new Date(shown.date), "UTC")}>
          {shown.slots.map((slot) => (
            <label key={slot.getTime()}>
              <input
                type="checkbox"
                checked={isChosen(slot)}
                disabled={isFull && !isChosen(slot)}
                onChange={() => (isChosen(slot) ? remove(slot) : choose(slot))}
              />
              <span>
                {wallClock(slot, timeZone).time}
                {!isLikeOffice && (
                  <small>{fill(copy.office, { office: formatOther(slot, office.timeZone, timeZone) })}</small>
                )}
              </span>
            </label>
          ))}
        </div>
      ) : (
        <OtherTime {...{ id, copy, office, timeZone, now, isFull }} onAdd={choose} />
      )}
      {isFull && <p className="note">{copy.full}</p>}
      {chosen.length > 0 && <ChosenTimes {...{ copy, office, timeZone }} times={chosen} onRemove={remove} />}
    </fieldset>
  );
}
