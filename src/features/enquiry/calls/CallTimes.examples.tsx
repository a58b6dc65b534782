import { ENQUIRY } from "../copy.fixture";
import { OFFICE } from "../office/office.fixture";
import { CallTimes } from "./CallTimes";

const NOW = new Date("2026-10-02T10:00Z");
const times = (id: string, timeZone: string, start: string[] = []) => (
  <form>
    <CallTimes
      id={id}
      copy={ENQUIRY.times}
      office={OFFICE}
      timeZone={timeZone}
      now={NOW}
      start={start.map((time) => new Date(time))}
    />
  </form>
);

export const examples = {
  "by a clock like the office's": times("times-tallinn", "Europe/Tallinn"),
  "by another clock, with three times": times("times-new-york", "America/New_York", [
    "2026-10-02T13:30Z",
    "2026-10-05T06:30Z",
    "2026-10-06T07:00Z",
  ]),
};
