import { useState } from "react";
import type { CallsWords } from "../../../lib/calls-schema";
import { EXTRA_FIELDS } from "./extras";
import { readSource, withoutSource } from "./source";

export interface SourceLineProps {
  words: CallsWords["source"];
  /** Of the address, with its "?". */
  search: string;
}

/** How the visitor found us, as the address says: visible, removable, and sent only with the form. */
export function SourceLine({ words, search }: SourceLineProps) {
  const [source, setSource] = useState(() => readSource(search, words.parameters));
  if (!source) return null;

  function remove() {
    setSource("");
    history.replaceState(history.state, "", withoutSource(location.href));
  }

  return (
    <div className="notice extras-source">
      <p>
        {words.label} <strong>{source}</strong>{" "}
        <button type="button" className="link" onClick={remove}>
          {words.remove}
        </button>
      </p>
      <p className="text-sm text-ink-muted">{words.note}</p>
      <input type="hidden" name={EXTRA_FIELDS.source} value={source} />
    </div>
  );
}
