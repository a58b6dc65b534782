import { useEffect, useRef, useState } from "react";

/** How long the visitor must pause before screen readers announce the result. */
const PAUSE_MS = 1000;

/**
 * Delays a text for a live region, so that screen readers announce it after a pause and not at each
 * keystroke.
 * @returns the text once it has not changed for a second; empty until the first change
 */
export function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState("");
  const last = useRef(text);
  useEffect(() => {
    if (text === last.current) return;
    const timer = setTimeout(() => {
      last.current = text;
      setDebounced(text);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
