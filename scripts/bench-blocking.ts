/** From this length on a task blocks (Total Blocking Time), in ms. */
const LONG_TASK_MS = 50;

/** As much of an event of a browser's trace as is needed; times in µs. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur: number;
  /** The thread's own processor time within `dur`. */
  tdur?: number;
}

/**
 * Blocking time after the first paint that the page itself makes: each task of
 * its main thread counts with its own processor time. Lighthouse counts a task's
 * time by the clock, in which, on a machine of two cores that the browser shares
 * with its other processes, something else runs a good third of the time.
 * @param trace of one page load
 * @param slowdown how much slower than this processor the device is
 * @returns ms, of that device
 */
export function ownBlocking(trace: readonly TraceEvent[], slowdown: number): number {
  const paint = trace.findLast(({ name }) => name === "firstContentfulPaint");
  if (!paint) return Number.NaN;
  return trace
    .filter(
      ({ name, ph, pid, tid }) => name === "RunTask" && ph === "X" && pid === paint.pid && tid === paint.tid,
    )
    .filter(({ ts, dur }) => ts + dur > paint.ts)
    .map(({ dur, tdur = dur }) => (tdur / 1000) * slowdown - LONG_TASK_MS)
    .reduce((sum, beyond) => sum + Math.max(0, beyond), 0);
}
