import { useLayoutEffect, useState } from "react";
import { SOURCED_FLAG } from "../../../lib/protocol";
import type { EnquiryCopy } from "../copy-schema";
import { readSource, withoutSource } from "./source";

interface SourceLineProps {
  copy: EnquiryCopy["source"];
  /** As returned by readSource, not empty. */
  source: string;
  onRemove: () => void;
}

/**
 * Shows how the visitor found the site, according to the address. The visitor can remove it; it is
 * sent only with the form.
 */
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
 * Returns the source in the page's address, after hydration.
 * @returns the source, "" if there is none, and a function that removes it, also from the address
 */
export function useSource(): [source: string, remove: () => void] {
  const [source, setSource] = useState("");
  // A layout effect, so that the line is there in the first paint after hydration, when its
  // reserved height ends.
  useLayoutEffect(() => {
    setSource(readSource(location.search));
    document.querySelector(`[${SOURCED_FLAG}]`)?.removeAttribute(SOURCED_FLAG);
  }, []);
  function remove() {
    setSource("");
    history.replaceState(history.state, "", withoutSource(location.href));
  }
  return [source, remove];
}
