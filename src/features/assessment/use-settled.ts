import { useEffect, useRef, useState } from "react";

/** A pause in typing or sliding, after which the result is worth hearing. */
const PAUSE_MS = 1000;

/**
 * A text for a status region: screen readers hear it after a pause, not at each key.
 * @returns the text after it has stayed the same for a second; empty until it first changes
 */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState("");
  const last = useRef(text);
  useEffect(() => {
    if (text === last.current) return;
    const timer = setTimeout(() => {
      last.current = text;
      setSettled(text);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
