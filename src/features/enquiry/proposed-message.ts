import { atom } from "nanostores";
import { type RefObject, useEffect } from "react";

/**
 * A text for the message of the form on the same page, such as the assessment's findings. Islands
 * share it in this store, because each is a React root of its own, and the form may not be hydrated
 * yet. An object, so that the same text can be proposed again.
 */
export const $proposedMessage = atom<{ text: string } | undefined>();

/**
 * Inserts proposed texts into the message, as if the visitor had typed them. A text replaces the one
 * proposed before it. If the visitor has edited that one, it is theirs: the same isn't inserted again, and
 * another stands below it.
 */
export function useProposedMessage(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    let inserted = "";
    return $proposedMessage.subscribe((proposed) => {
      const message = form.current?.elements.namedItem("message") as HTMLTextAreaElement | undefined;
      if (!proposed || !message) return;
      const { text } = proposed;
      const own = message.value.trim();
      if (inserted && own.includes(inserted)) message.value = own.replace(inserted, () => text);
      else if (own && inserted === text) return;
      else message.value = own ? `${own}\n\n${text}` : text;
      inserted = text;
      message.dispatchEvent(new Event("input", { bubbles: true }));
    });
  }, [form]);
}
