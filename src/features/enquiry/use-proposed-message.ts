import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { $proposedMessage } from "../../lib/proposed-message";

/**
 * Inserts proposed texts into the message. A text replaces the one proposed before it, while the
 * visitor's own words are kept.
 */
export function useProposedMessage(form: RefObject<HTMLFormElement | null>, onInserted: () => void) {
  const inserted = useRef("");
  const notify = useEffectEvent(onInserted);
  useEffect(
    () =>
      $proposedMessage.subscribe((proposed) => {
        const message = form.current?.elements.namedItem("message") as HTMLTextAreaElement | undefined;
        if (!proposed || !message) return;
        const own = message.value.replace(inserted.current, "").trim();
        message.value = own ? `${own}\n\n${proposed.text}` : proposed.text;
        inserted.current = proposed.text;
        notify();
      }),
    [form],
  );
}
