import { COPY } from "../enquiry.fixture";
import { OFFICE } from "./office.fixture";
import { ReplyPromise } from "./ReplyPromise";

const promise = (at: string) => (
  <p>
    <ReplyPromise text={COPY.delivery.promise} office={OFFICE} at={new Date(at)} />
  </p>
);

export const examples = {
  "on a working day": promise("2026-10-05T07:15Z"),
  "on a weekend": promise("2026-10-10T09:00Z"),
};
