/** The longest that all deliveries may take together, in ms: how long a visitor may wait. */
export const DELIVERY_MS = 20_000;
/** How long a client waits for an answer, in ms: until the server has given up, and for the way there and back. */
export const ANSWER_MS = DELIVERY_MS + 5_000;
