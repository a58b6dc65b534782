import { lazy, Suspense } from "react";
import { ErrorBoundary } from "../../../components/ui/ErrorBoundary";
import type { CallTimesProps } from "./CallTimes";

/** Only for those who ask for a call. */
const CallTimes = lazy(async () => ({ default: (await import("./CallTimes")).CallTimes }));

interface LazyCallTimesProps extends Omit<CallTimesProps, "timeZone"> {
  /** Where their code can't be had or fails: what to do instead. */
  unavailable: string;
}

/** Times for a call; where they can't be chosen, what to do instead. */
export function LazyCallTimes({ unavailable, ...props }: LazyCallTimesProps) {
  return (
    <ErrorBoundary fallback={<p className="notice">{unavailable}</p>}>
      <Suspense>
        <CallTimes {...props} timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone} />
      </Suspense>
    </ErrorBoundary>
  );
}
