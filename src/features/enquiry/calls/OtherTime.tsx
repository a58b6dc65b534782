import { useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../../components/ui/Button";
import { Field } from "../../../components/ui/Field";
import { fill } from "../../../lib/fill";
import type { EnquiryCopy } from "../copy-schema";
import { type OfficeHours, openTimeOf } from "../office/office-hours";
import { DAY_MS, instantOf, wallClock } from "../office/zoned-time";
import styles from "./CallTimes.module.css";
import { CALL_MS, MAX_DAYS_AHEAD, type Proposal, readProposal, type TimeProblem } from "./call-times";

interface OtherTimeProps {
  /** Begins the ids of the fields. */
  id: string;
  copy: EnquiryCopy["times"];
  office: OfficeHours;
  /** The visitor's IANA time zone. */
  timeZone: string;
  now: Date;
  /** Whether the maximum number of times is reached. */
  isFull: boolean;
  onAdd: (time: Date) => void;
}

const EMPTY: Proposal = { date: "", time: "" };
/** Problems that are shown at the day; the others are shown at the time. */
const AT_DAY: readonly (TimeProblem | undefined)[] = ["past", "tooFar", "dayOff"];

/**
 * Fields for any time in office hours, in the visitor's time zone. On submit a time that was
 * entered but not added is added; if it is invalid, the form is not submitted.
 */
export function OtherTime({ id, copy, office, timeZone, now, isFull, onAdd }: OtherTimeProps) {
  const group = useRef<HTMLDivElement>(null);
  const [proposal, setProposal] = useState(EMPTY);
  // Errors are shown only after the first press, and then follow each change.
  const [wasPressed, setPressed] = useState(false);
  const read = readProposal(proposal, timeZone, now, office);
  const problem = wasPressed ? read?.problem : undefined;
  const isAtDay = problem === "incomplete" ? !proposal.date : AT_DAY.includes(problem);
  const error = problem && problemText(problem);
  const day = (daysAhead: number) => wallClock(new Date(now.getTime() + daysAhead * DAY_MS), timeZone).date;

  function problemText(problem: TimeProblem): string {
    const at = instantOf(proposal.date, proposal.time, timeZone);
    const open = at && openTimeOf(wallClock(at, office.timeZone).date, office);
    return fill(copy.problems[problem], {
      days: String(MAX_DAYS_AHEAD),
      opens: open ? wallClock(open.opens, office.timeZone).time : "",
      last: open ? wallClock(new Date(open.closes.getTime() - CALL_MS), office.timeZone).time : "",
      office: at ? wallClock(at, office.timeZone).time : "",
    });
  }

  /** @returns whether the entered time is invalid; if so, its error is shown and focused */
  function isHeldBack(): boolean {
    // Rendered synchronously, because the form's data is read right after this, and so that the
    // field with the error can be focused.
    flushSync(() => {
      setPressed(read?.problem !== undefined);
      if (!read?.at) return;
      onAdd(read.at);
      setProposal(EMPTY);
    });
    group.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
    return read?.problem !== undefined;
  }

  const holdBack = useEffectEvent((event: Event) => {
    if (isFull || !isHeldBack()) return;
    event.preventDefault();
    // Prevents React's submit handler, which listens on an ancestor, from sending the form.
    event.stopPropagation();
  });
  useEffect(() => {
    const form = group.current?.closest("form");
    form?.addEventListener("submit", holdBack);
    return () => form?.removeEventListener("submit", holdBack);
  }, []);

  return (
    <div ref={group} className={styles.free}>
      <Field
        id={`${id}-date`}
        name={`${id}-date`}
        label={copy.date}
        type="date"
        min={day(0)}
        max={day(MAX_DAYS_AHEAD)}
        value={proposal.date}
        error={isAtDay ? error : undefined}
        onChange={({ currentTarget }) => setProposal({ ...proposal, date: currentTarget.value })}
      />
      <Field
        id={`${id}-time`}
        name={`${id}-time`}
        label={copy.time}
        type="time"
        value={proposal.time}
        error={isAtDay ? undefined : error}
        onChange={({ currentTarget }) => setProposal({ ...proposal, time: currentTarget.value })}
      />
      <Button variant="secondary" disabled={isFull} onClick={() => isHeldBack()}>
        {copy.add}
      </Button>
    </div>
  );
}
