import "./extras.css";
import { CallTimes } from "./CallTimes";
import type { Proposal } from "./call-times";
import { OFFICE } from "./office.fixture";
import { WORDS } from "./words.fixture";

const times = (timeZone: string, start?: Proposal[]) => (
  <form className="grid gap-5 sm:grid-cols-2">
    <div className="form-extras">
      <CallTimes
        words={WORDS.times}
        office={OFFICE}
        timeZone={timeZone}
        now={new Date("2026-10-02T10:00Z")}
        {...(start ? { start } : {})}
      />
    </div>
  </form>
);

/** Each example stands alone, so that no id is on the page twice. */
export const examples = {
  "by another clock, with a time in order and one on a weekend": times("America/New_York", [
    { date: "2026-10-06", time: "03:00" },
    { date: "2026-10-10", time: "03:00" },
  ]),
};
