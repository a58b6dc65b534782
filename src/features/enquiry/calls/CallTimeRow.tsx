import { CloseIcon } from "../../../components/ui/CloseIcon";
import { Field } from "../../../components/ui/Field";
import type { CallsWords } from "../../../lib/calls-schema";
import { fill } from "../../../lib/fill";
import { CALL_MS, MAX_DAYS_AHEAD, type Proposal, type readProposal } from "./call-times";
import { formatByBoth } from "./format";
import { type OfficeHours, openTimeOf } from "./office-hours";
import { DAY_MS, instantOf, wallClock } from "./zoned-time";

interface CallTimeRowProps {
  words: CallsWords["times"];
  office: OfficeHours;
  timeZone: string;
  today: Date;
  /** From 1. */
  number: number;
  proposal: Proposal;
  /** What readProposal made of it. */
  read: ReturnType<typeof readProposal>;
  onChange: (proposal: Proposal) => void;
  /** Undefined for the only row. */
  onRemove: (() => void) | undefined;
}

/** Where the error stands: at the day, at the time, or at whichever is missing. */
const AT_DAY = ["past", "tooFar", "dayOff"];

/** One proposed time: a day, a time, and both clocks' reading of them. */
export function CallTimeRow(props: CallTimeRowProps) {
  const { words, office, timeZone, today, number, proposal, read, onChange, onRemove } = props;
  const problem = read?.problem;
  const error = problem && problemText(props, problem);
  const isAtDay = problem === "incomplete" ? !proposal.date : AT_DAY.includes(problem ?? "");
  const day = (daysAhead: number) => wallClock(new Date(today.getTime() + daysAhead * DAY_MS), timeZone).date;
  const id = `call-${number}`;
  return (
    <div className="call-time">
      <Field
        id={`${id}-date`}
        name={`${id}-date`}
        label={fill(words.date, { number: String(number) })}
        type="date"
        min={day(0)}
        max={day(MAX_DAYS_AHEAD)}
        value={proposal.date}
        error={isAtDay ? error : undefined}
        onChange={({ currentTarget }) => onChange({ ...proposal, date: currentTarget.value })}
      />
      <Field
        id={`${id}-time`}
        name={`${id}-time`}
        label={fill(words.time, { number: String(number) })}
        type="time"
        value={proposal.time}
        error={isAtDay ? undefined : error}
        onChange={({ currentTarget }) => onChange({ ...proposal, time: currentTarget.value })}
      />
      {onRemove && (
        <button
          type="button"
          className="call-time-remove"
          aria-label={fill(words.remove, { number: String(number) })}
          onClick={onRemove}
        >
          <CloseIcon />
        </button>
      )}
      <output htmlFor={`${id}-date ${id}-time`} className="call-time-read text-sm">
        {read?.at && readBack(read.at, timeZone, office, words)}
      </output>
    </div>
  );
}

function readBack(at: Date, timeZone: string, office: OfficeHours, words: CallsWords["times"]): string {
  const [yours, officeTime] = formatByBoth(at, timeZone, office.timeZone);
  return officeTime ? fill(words.both, { yours, office: officeTime }) : fill(words.office, { office: yours });
}

function problemText(
  { words, office, timeZone, proposal }: CallTimeRowProps,
  problem: keyof CallsWords["times"]["problems"],
): string {
  const at = instantOf(proposal.date, proposal.time, timeZone);
  const open = at && openTimeOf(wallClock(at, office.timeZone).date, office);
  return fill(words.problems[problem], {
    days: String(MAX_DAYS_AHEAD),
    opens: open ? wallClock(open.opens, office.timeZone).time : "",
    last: open ? wallClock(new Date(open.closes.getTime() - CALL_MS), office.timeZone).time : "",
    office: at ? wallClock(at, office.timeZone).time : "",
  });
}
