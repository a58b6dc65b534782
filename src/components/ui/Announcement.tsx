import { useEffect, useState } from "react";

/** How long the visitor must pause before a text is announced, so that no keystroke is. */
const PAUSE_MS = 1000;

/** Announces a text to screen readers once it has not changed for a while; an empty one, never. */
export function Announcement({ text }: { text: string }) {
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  );
}
