import { topicText } from "./topic";

/** What may come with an enquiry beside what was typed; each only where there is some. */
export interface Extras {
  /** What it is about, as the page shows it. */
  topic?: string;
  /** How the visitor found us, as the page shows it. */
  source?: string;
  /** Proposed times for a call, as ISO instants in UTC. */
  times?: string[];
}

/** The hidden fields that carry them in a form. */
export const EXTRA_FIELDS = { source: "source", times: "times", timesText: "times-text" } as const;

/**
 * Adds to a checked enquiry what the page shows beside its fields: the topic,
 * the source, and proposed times, which are also added to the message as text.
 * @param fields all that its form holds
 * @returns the enquiry itself, unchanged, where there is nothing to add
 */
export function withExtras<T extends { message: string }>(enquiry: T, fields: FormData): T & Extras {
  const topic = topicText();
  const source = String(fields.get(EXTRA_FIELDS.source) ?? "");
  const times = fields.getAll(EXTRA_FIELDS.times).map(String);
  const text = String(fields.get(EXTRA_FIELDS.timesText) ?? "");
  return {
    ...enquiry,
    ...(text ? { message: `${enquiry.message}\n\n${text}` } : {}),
    ...(topic ? { topic } : {}),
    ...(source ? { source } : {}),
    ...(times.length > 0 ? { times } : {}),
  };
}
