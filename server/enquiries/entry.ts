import { HONEYPOT_FIELD } from "../../src/shared/enquiry-request.ts";
import { type Checks, type FieldErrors, withAsciiDomain } from "../../src/shared/enquiry-rules.ts";
import type { FormMessages } from "../../src/shared/enquiry-texts.ts";

/**
 * Control characters, line and paragraph separators, and characters that change the text's
 * direction: in a single line they serve only to hide or forge something.
 */
const UNSAFE_IN_LINE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
/** The longest topic, in UTF-16 units. */
const MAX_TOPIC_LENGTH = 200;

/**
 * An enquiry of either form in one shape, validated and trimmed. Only the message may contain line
 * breaks.
 */
export interface Entry {
  form: "home" | "contact";
  name: string;
  /** ASCII only: a domain in another script is converted to Punycode (RFC 5891). */
  email: string;
  company: string;
  phone: string;
  /** When a call would suit, in the visitor's own words. */
  callTime: string;
  message: string;
  /** What the enquiry is about, as shown on the page. */
  topic?: string;
  /**
   * The honeypot was filled. The enquiry is delivered all the same, because a browser's autofill
   * may have filled it.
   */
  possibleSpam?: true;
}

/**
 * Validates an enquiry by the rules of the browser's form, and then by those that matter only for
 * mail headers.
 * @param values the fields as they arrived, of any type
 * @param checks the rules of the browser's form
 * @param messages the messages for wrong fields
 * @returns the entry, or one message for each wrong field, in the order of the form
 */
export function checkEntry(
  values: Readonly<Record<string, unknown>>,
  checks: Checks,
  messages: FormMessages,
): { entry: Entry; errors?: never } | { entry?: never; errors: FieldErrors } {
  const { form } = values;
  if (form !== "home" && form !== "contact") {
    return { errors: { form: form === undefined ? "Required" : "Expected home or contact" } };
  }
  const input = normalizeValues(values);
  const checked = checks[form](input);
  if (checked.errors) {
    return { errors: checked.errors };
  }
  const fields = checked.enquiry;
  const topic = readTopic(values["topic"] ?? "");
  const unsafe = {
    ...checkLines(fields, messages.oneLine),
    // For programs: the forms keep to this and don't show it.
    ...(topic === undefined && { topic: `Expected one line of at most ${MAX_TOPIC_LENGTH} characters` }),
  };
  if (Object.keys(unsafe).length > 0) {
    return { errors: unsafe };
  }
  return {
    entry: {
      form,
      name: "name" in fields ? fields.name : `${fields.firstName} ${fields.lastName}`,
      email: withAsciiDomain(fields.email),
      company: fields.company ?? "",
      phone: fields.phone ?? "",
      callTime: fields.callTime ?? "",
      message: fields.message.toWellFormed(),
      ...(topic && { topic }),
      ...(values[HONEYPOT_FIELD] ? { possibleSpam: true } : {}),
    },
  };
}

/**
 * Normalizes values before validation. Objects become empty ones, so that the rules can't be misled
 * by a “length” property. Browsers post line breaks as CRLF, which the message must not contain.
 * Names and numbers copied from a phone often contain invisible characters that set the text's
 * direction.
 */
function normalizeValues(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(values).map(([field, value]) => {
    if (typeof value === "object" && value !== null) return [field, Array.isArray(value) ? [] : {}];
    if (typeof value !== "string") return [field, value];
    if (field === "message") return [field, value.replace(/\r\n?/g, "\n")];
    return [field, value.replace(/\p{Bidi_Control}/gu, "")];
  });
  return Object.fromEntries(entries) as Record<string, unknown>;
}

function checkLines(fields: Readonly<Record<string, string | undefined>>, message: string): FieldErrors {
  const errors: Record<string, string> = {};
  for (const [field, value = ""] of Object.entries(fields)) {
    if (field !== "message" && !isSafeLine(value)) {
      errors[field] = message;
    }
  }
  return errors;
}

/** @returns the trimmed topic; undefined if it is not a short line of text */
function readTopic(value: unknown): string | undefined {
  if (typeof value !== "string" || !isSafeLine(value.trim())) return undefined;
  const topic = value.trim();
  return topic.length <= MAX_TOPIC_LENGTH ? topic : undefined;
}

const isSafeLine = (text: string) => !UNSAFE_IN_LINE.test(text) && text.isWellFormed();
