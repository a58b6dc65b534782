import { useLayoutEffect, useState } from "react";
import type { CallsCopy } from "../calls/calls-copy-schema";
import { readSource, withoutSource } from "./source";

interface SourceLineProps {
  copy: CallsCopy["source"];
  /** As readSource reads it; not "". */
  source: string;
  onRemove: () => void;
}

/** How the visitor found us, as the address says: visible, removable, and sent only with the form. */
export function SourceLine({ copy, source, onRemove }: SourceLineProps) {
  return (
    <div className="notice">
      <p>
        {copy.label} <strong>{source}</strong>{" "}
        <button type="button" className="link" onClick={onRemove}>
          {copy.remove}
        </button>
      </p>
      <p className="note">{copy.note}</p>
      <input type="hidden" name="source" value={source} />
    </div>
  );
}

/**
 * The source that the page's address names, once the page is live.
 * @returns it, "" for none, and what removes it, from the address too
 */
export function useSource(): [source: string, remove: () => void] {
  const [source, setSource] = useState("");
  // Before the next paint: the room kept for the line ends as the form is live.
  useLayoutEffect(() => setSource(readSource(location.search)), []);
  function remove() {
    setSource("");
    history.replaceState(history.state, "", withoutSource(location.href));
  }
  return [source, remove];
}
