import { lazy, Suspense, useSyncExternalStore } from "react";
import type { CallsWords } from "../../../lib/calls-schema";
import { visitorZone } from "./format";
import type { OfficeHours } from "./office-hours";
import { ReplyPromise } from "./ReplyPromise";
import { SourceLine } from "./SourceLine";
import { isCallTopic } from "./topic";

/** Only for those who ask for a call. */
const CallTimes = lazy(async () => ({ default: (await import("./CallTimes")).CallTimes }));

export interface FormExtrasProps {
  words: CallsWords;
  office: OfficeHours;
}

/** What stands beside a form's fields once its script runs, in the form itself. */
export function FormExtras({ words, office }: FormExtrasProps) {
  const isCall = useSyncExternalStore(onHashChange, isCallTopic);
  return (
    <div className="form-extras">
      {isCall && (
        <Suspense>
          <CallTimes words={words.times} office={office} timeZone={visitorZone(office.timeZone)} />
        </Suspense>
      )}
      <SourceLine words={words.source} search={location.search} />
      <ReplyPromise words={words.promise} office={office} />
    </div>
  );
}

function onHashChange(notify: () => void) {
  addEventListener("hashchange", notify);
  return () => removeEventListener("hashchange", notify);
}
