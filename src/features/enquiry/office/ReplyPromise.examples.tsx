import { ENQUIRY } from "../copy.fixture";
import { OFFICE } from "./office.fixture";
import { ReplyPromise } from "./ReplyPromise";

const promise = (now: string) => (
  <p>
    <ReplyPromise copy={ENQUIRY.promise} office={OFFICE} now={new Date(now)} />
  </p>
);

export const examples = {
  "on a working day": promise("2026-10-05T07:15Z"),
  "on a weekend": promise("2026-10-10T09:00Z"),
};
