import { lazy, Suspense } from "react";
import { ErrorBoundary } from "../../../components/ui/ErrorBoundary";
import type { CallTimesProps } from "./CallTimes";
import { visitorZone } from "./format";

/** Only for those who ask for a call. */
const CallTimes = lazy(async () => ({ default: (await import("./CallTimes")).CallTimes }));

/** Times for a call; where their code can't be had or fails, what to do instead. */
export function TimesForCall(props: Omit<CallTimesProps, "timeZone">) {
  return (
    <ErrorBoundary fallback={<p className="notice">{props.copy.unavailable}</p>}>
      <Suspense>
        <CallTimes {...props} timeZone={visitorZone(props.office.timeZone)} />
      </Suspense>
    </ErrorBoundary>
  );
}
