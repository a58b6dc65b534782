import { OFFICE } from "./office.fixture";
import { ReplyPromise } from "./ReplyPromise";
import { WORDS } from "./words.fixture";

const promise = (now: string) => <ReplyPromise words={WORDS.promise} office={OFFICE} now={new Date(now)} />;

export const examples = {
  "on a working day": promise("2026-10-05T07:15Z"),
  "on a weekend": promise("2026-10-10T09:00Z"),
};
