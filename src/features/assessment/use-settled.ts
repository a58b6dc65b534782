import { useEffect, useState } from "react";

/** How long the visitor must pause before a value counts as settled. */
const PAUSE_MS = 1000;

/**
 * Tells the values apart at which the visitor paused from those on the way, such as each keystroke.
 * @returns the value that settled last, and the one before it
 */
export function useSettled<T>(value: T): { settled: T; before?: T } {
  const [last, setLast] = useState<{ settled: T; before?: T }>({ settled: value });
  useEffect(() => {
    if (value === last.settled) return;
    const timer = setTimeout(() => setLast({ settled: value, before: last.settled }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value, last]);
  return last;
}
