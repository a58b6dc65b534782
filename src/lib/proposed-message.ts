import { atom } from "nanostores";

/**
 * A text for the message of the form on the same page, such as the assessment's findings. Islands
 * share it in this store, because each is a React root of its own, and the form may not be hydrated
 * yet. An object, so that the same text can be proposed again.
 */
export const $proposedMessage = atom<{ text: string } | undefined>();
