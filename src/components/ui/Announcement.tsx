import { useEffect, useState } from "react";

/** How long the visitor must pause before a text is announced, so that no keystroke is. */
const PAUSE_MS = 1000;
/** How long the text then stays, so that nobody finds it later while reading. */
const STAY_MS = 5000;

interface AnnouncementProps {
  /** An empty text is not announced. */
  text: string;
  /** A new value announces the same text again. */
  occasion?: unknown;
}

/** Announces a text to screen readers once it has not changed for a while. */
export function Announcement({ text, occasion }: AnnouncementProps) {
  const [announced, setAnnounced] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new occasion announces again
  useEffect(() => {
    const begin = setTimeout(() => setAnnounced(text), PAUSE_MS);
    const end = setTimeout(() => setAnnounced(""), PAUSE_MS + STAY_MS);
    return () => {
      clearTimeout(begin);
      clearTimeout(end);
      // Then the same text is announced anew.
      setAnnounced("");
    };
  }, [text, occasion]);
  return (
    <p aria-live="polite" className="sr-only">
      {announced}
    </p>
  );
}
