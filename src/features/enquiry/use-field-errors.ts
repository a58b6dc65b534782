import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { FieldErrors } from "../../shared/enquiry-rules";
import type { FieldElements } from "./FormFields";

/**
 * The errors at the fields: none before the first submit, then they follow each change.
 * @param find checks the current values
 */
export function useFieldErrors(fields: FieldElements, find: () => FieldErrors | undefined) {
  const [errors, setErrors] = useState<FieldErrors>();
  const [listed, setListed] = useState<FieldErrors>();
  const summary = useRef<HTMLElement>(null);

  /** Shows errors, and focuses their list, or the field of a single one. */
  function show(found: FieldErrors) {
    // Rendered synchronously, so that the message is there when its field gets focus.
    flushSync(() => {
      setErrors(found);
      setListed(found);
    });
    const names = Object.keys(found);
    if (names.length > 1) summary.current?.focus();
    else fields.get(names[0] ?? "")?.focus();
  }

  return {
    errors: errors ?? {},
    /** What was found at the last submit. */
    listed: listed ?? {},
    summary,
    show,
    follow: () => errors && setErrors(find() ?? {}),
    /** Shows no errors until the next change. */
    clear: () => {
      setErrors({});
      setListed(undefined);
    },
    /** Shows no errors until the next submit. */
    reset: () => {
      setErrors(undefined);
      setListed(undefined);
    },
  };
}
