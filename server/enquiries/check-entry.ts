import type { FormMessages, MailCopy } from "../../src/features/enquiry/enquiry.schema.ts";
import {
  type ByField,
  enquiryText,
  type FormName,
  fieldsOf,
} from "../../src/features/enquiry/shared-with-server/enquiry-fields.ts";
import {
  CAMPAIGN_FIELDS,
  HONEYPOT_FIELD,
} from "../../src/features/enquiry/shared-with-server/enquiry-request.ts";
import {
  checkEnquiry,
  type FieldErrors,
} from "../../src/features/enquiry/shared-with-server/enquiry-rules.ts";
import { normalizeLine } from "../../src/lib/normalize-input.ts";

/** What the page sends with the fields. No enquiry is refused for it: a long value is cut. */
const METADATA_FIELDS = ["topic", "page", ...CAMPAIGN_FIELDS] as const;
/** In Unicode code points. */
const MAX_METADATA_LENGTH = 100;

/** If known: the topic, the path of the page with the form, and the campaign in its address. */
type Metadata = Partial<Record<(typeof METADATA_FIELDS)[number], string>>;

/**
 * An enquiry of either form, validated and normalized: the form's fields, "" if they are empty, and what
 * both have. Only the message may contain line breaks.
 */
export interface Entry extends Partial<ByField>, Metadata {
  form: FormName;
  /** The visitor's whole name, also if the form asks for its parts. */
  name: string;
  /** Its domain may be in any script. */
  email: string;
  message: string;
  /**
   * The honeypot was filled, or left out, which no browser does. The enquiry is delivered all the same, because
   * a browser's autofill may have filled it.
   */
  possibleSpam?: true;
}

/** An enquiry to be delivered to the consultancy. */
export interface Enquiry extends Entry {
  /** The day and the hash of deduplicate.ts, such as 2026-11-25-9f86…; the same for each attempt of that day. */
  id: string;
  /** The short reference that the visitor is shown, such as K7M4-2QXD. */
  reference: string;
  /** When it arrived: ISO 8601 in UTC, the same for each attempt. */
  sentAt: string;
}

/** Formats an enquiry as plain text, with its topic. */
export const textWithTopic = (entry: Entry, { labels, topic }: MailCopy): string =>
  enquiryText(entry.form, labels[entry.form], entry, [[topic, entry.topic]]);

/**
 * Validates an enquiry by the rules of the browser's form.
 * @param values the fields as they arrived, of any type
 * @param messages the messages for wrong fields
 * @returns the entry, or one message for each wrong field, in the order of the form
 */
export function checkEntry(
  values: Readonly<Record<string, unknown>>,
  messages: FormMessages,
): { entry: Entry; errors?: never } | { entry?: never; errors: FieldErrors } {
  const { form } = values;
  if (form !== "home" && form !== "contact") {
    return { errors: { form: form === undefined ? "Required" : "Expected home or contact" } };
  }
  const { enquiry, errors } = checkEnquiry(form, values, messages);
  if (errors) return { errors };
  const fields = Object.fromEntries(fieldsOf(form).map(({ name }) => [name, enquiry[name] ?? ""]));
  const { email = "", message = "", name = `${enquiry.firstName} ${enquiry.lastName}` } = enquiry;
  return {
    entry: {
      form,
      ...fields,
      name,
      email,
      message,
      ...readMetadata(values),
      ...(values[HONEYPOT_FIELD] === "" ? {} : { possibleSpam: true }),
    },
  };
}

function readMetadata(values: Readonly<Record<string, unknown>>): Metadata {
  const known = METADATA_FIELDS.flatMap((name) => {
    const value = values[name];
    const cut = typeof value === "string" ? [...value].slice(0, MAX_METADATA_LENGTH).join("") : "";
    const line = normalizeLine(cut);
    return line ? [[name, line]] : [];
  });
  return Object.fromEntries(known);
}
