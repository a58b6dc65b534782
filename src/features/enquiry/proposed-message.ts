import { type RefObject, useEffect } from "react";

/** Inserts a text into the form's message, once the form is hydrated. */
let insert: ((text: string) => void) | undefined;
/** A text that was proposed before. */
let waiting: string | undefined;

/** Proposes a text for the message of the form on the same page, such as what the assessment found. */
export function proposeMessage(text: string) {
  if (insert) insert(text);
  else waiting = text;
}

/**
 * Inserts proposed texts into the message, as if the visitor had typed them. A text replaces the one
 * proposed before it. If the visitor has edited that one, it is theirs: the same isn't inserted again, and
 * another stands below it.
 */
export function useProposedMessage(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    let inserted = "";
    insert = (text) => {
      const message = form.current?.elements.namedItem("message") as HTMLTextAreaElement | undefined;
      if (!message) return;
      const own = message.value.trim();
      if (inserted && own.includes(inserted)) message.value = own.replace(inserted, () => text);
      else if (own && inserted === text) return;
      else message.value = own ? `${own}\n\n${text}` : text;
      inserted = text;
      message.dispatchEvent(new Event("input", { bubbles: true }));
    };
    if (waiting !== undefined) insert(waiting);
    waiting = undefined;
    return () => {
      insert = undefined;
    };
  }, [form]);
}
