import { lazy, Suspense } from "react";
import { ErrorBoundary } from "../../../components/ui/ErrorBoundary";
import type { CallTimesProps } from "./CallTimes";

/** Loaded only if the visitor asks for a call. */
const CallTimes = lazy(async () => ({ default: (await import("./CallTimes")).CallTimes }));

interface LazyCallTimesProps extends Omit<CallTimesProps, "timeZone"> {
  /** What to do if the code can't be loaded or crashes. */
  unavailable: string;
}

/** The choice of call times, or what to do if it can't be loaded. */
export function LazyCallTimes({ unavailable, ...props }: LazyCallTimesProps) {
  return (
    <ErrorBoundary fallback={<p className="notice">{unavailable}</p>}>
      <Suspense>
        <CallTimes {...props} timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone} />
      </Suspense>
    </ErrorBoundary>
  );
}
