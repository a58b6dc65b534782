import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { CallsWords } from "../../../lib/calls-schema";
import { fill } from "../../../lib/fill";
import { CallTimeRow } from "./CallTimeRow";
import { MAX_TIMES, type Proposal, readProposals } from "./call-times";
import { EXTRA_FIELDS } from "./extras";
import { formatByBoth, formatZone } from "./format";
import { type OfficeHours, openTimes } from "./office-hours";
import { DAY_MS, wallClock } from "./zoned-time";

export interface CallTimesProps {
  words: CallsWords["times"];
  office: OfficeHours;
  /** The visitor's zone, of the IANA database. */
  timeZone: string;
  /** Fixed in examples; else the clock's. */
  now?: Date;
  /** To start from, in examples. */
  start?: readonly Proposal[];
}

const EMPTY: Proposal = { date: "", time: "" };

/**
 * Up to three times for a call, entered by the visitor's own clock and read back
 * by both. What is in order goes into hidden fields of the form; a time that
 * isn't holds the form back until it is mended or removed.
 */
export function CallTimes({ words, office, timeZone, now, start = [EMPTY] }: CallTimesProps) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const [proposals, setProposals] = useState(start);
  const [isPressed, setPressed] = useState(false);
  const today = now ?? new Date();
  const read = readProposals(proposals, timeZone, today, office);
  const times = read.flatMap((entry) => entry?.at ?? []);

  useEffect(() => {
    const form = fieldset.current?.closest("form");
    function hold(event: Event) {
      flushSync(() => setPressed(true));
      const wrong = fieldset.current?.querySelector<HTMLElement>("[aria-invalid=true]");
      if (!wrong) return;
      event.preventDefault();
      // Before React's own listener, which stands further out.
      event.stopPropagation();
      wrong.focus();
    }
    function reset() {
      setProposals([EMPTY]);
      setPressed(false);
    }
    form?.addEventListener("submit", hold);
    form?.addEventListener("reset", reset);
    return () => {
      form?.removeEventListener("submit", hold);
      form?.removeEventListener("reset", reset);
    };
  }, []);

  const text = [words.message, ...times.map((at) => messageLine(at, timeZone, office, words))].join("\n");
  return (
    <fieldset ref={fieldset} className="call-times">
      <legend className="font-medium">
        {words.title} <span className="font-normal text-ink-muted">({words.optional})</span>
      </legend>
      <p className="text-sm text-ink-muted">
        {words.intro} {hoursText(today, timeZone, office, words)}
      </p>
      {proposals.map((proposal, index) => (
        <CallTimeRow
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity of their own, and are only added at the end
          key={index}
          {...{ words, office, timeZone, proposal }}
          today={today}
          number={index + 1}
          read={read[index]?.problem === "incomplete" && !isPressed ? undefined : read[index]}
          onChange={(changed) => setProposals(proposals.with(index, changed))}
          onRemove={proposals.length > 1 ? () => setProposals(proposals.toSpliced(index, 1)) : undefined}
        />
      ))}
      {proposals.length < MAX_TIMES && (
        <button
          type="button"
          className="link call-times-add"
          onClick={() => setProposals([...proposals, EMPTY])}
        >
          {words.add}
        </button>
      )}
      {times.length > 0 && (
        <div className="notice">
          <p className="text-sm text-ink-muted">{words.preview}</p>
          <p className="call-times-text">{text}</p>
          <input type="hidden" name={EXTRA_FIELDS.timesText} value={text} />
          {times.map((at) => (
            <input key={at.getTime()} type="hidden" name={EXTRA_FIELDS.times} value={at.toISOString()} />
          ))}
        </div>
      )}
    </fieldset>
  );
}

/** The office's hours by both clocks, of the next day on which it is open; nothing where it never opens. */
function hoursText(now: Date, timeZone: string, office: OfficeHours, words: CallsWords["times"]): string {
  const next = openTimes(new Date(now.getTime() + DAY_MS), 14, office)[0];
  if (!next) return "";
  const opens = wallClock(next.opens, office.timeZone).time;
  const closes = wallClock(next.closes, office.timeZone).time;
  const from = wallClock(next.opens, timeZone).time;
  const to = wallClock(next.closes, timeZone).time;
  const isLikeOffice = from === opens && to === closes;
  return isLikeOffice
    ? fill(words.hoursThere, { opens, closes })
    : fill(words.hours, { zone: formatZone(timeZone), from, to, opens, closes });
}

function messageLine(at: Date, timeZone: string, office: OfficeHours, words: CallsWords["times"]): string {
  const [officeTime, yours] = formatByBoth(at, office.timeZone, timeZone);
  return yours
    ? fill(words.lineBoth, { office: officeTime, yours, zone: formatZone(timeZone) })
    : fill(words.line, { office: officeTime });
}
