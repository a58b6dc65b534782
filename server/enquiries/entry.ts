import type { FormMessages } from "../../src/features/enquiry/enquiry.schema.ts";
import {
  type ByField,
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
  withAsciiDomain,
} from "../../src/features/enquiry/shared-with-server/enquiry-rules.ts";
import { normalizeLine } from "../../src/lib/normalize-input.ts";

/** The longest topic, in UTF-16 units. */
const MAX_TOPIC_LENGTH = 200;
/** Of where an enquiry came from, in Unicode code points: nothing is refused for it, it is cut. */
const MAX_ORIGIN_LENGTH = 100;
const ORIGIN_FIELDS = ["page", ...CAMPAIGN_FIELDS] as const;

/** The path of the page on which the form stood, and the campaign in its address, if they are known. */
type Origin = Partial<Record<(typeof ORIGIN_FIELDS)[number], string>>;

/**
 * An enquiry of either form, validated and normalized: the form's fields, "" if they are empty, and what
 * both have. Only the message may contain line breaks.
 */
export interface Entry extends Partial<ByField>, Origin {
  form: FormName;
  /** The visitor's whole name, also if the form asks for its parts. */
  name: string;
  /** ASCII only: a domain in another script is converted to Punycode (RFC 5891). */
  email: string;
  message: string;
  /** What the enquiry is about, as shown on the page. */
  topic?: string;
  /**
   * The honeypot was filled, or left out, which no browser does. The enquiry is delivered all the same, because
   * a browser's autofill may have filled it.
   */
  possibleSpam?: true;
}

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
  const { form, topic = "" } = values;
  if (form !== "home" && form !== "contact") {
    return { errors: { form: form === undefined ? "Required" : "Expected home or contact" } };
  }
  const { enquiry, errors } = checkEnquiry(form, values, messages);
  const isTopic = typeof topic === "string" && topic.length <= MAX_TOPIC_LENGTH;
  if (errors || !isTopic) {
    // For programs: the forms keep to this and don't show it.
    const wrongTopic = { topic: `Expected a text of at most ${MAX_TOPIC_LENGTH} characters` };
    return { errors: { ...errors, ...(!isTopic && wrongTopic) } };
  }
  const fields = Object.fromEntries(fieldsOf(form).map(({ name }) => [name, enquiry[name] ?? ""]));
  const { email = "", message = "", name = `${enquiry.firstName} ${enquiry.lastName}` } = enquiry;
  const about = normalizeLine(topic);
  return {
    entry: {
      form,
      ...fields,
      name,
      email: withAsciiDomain(email),
      message,
      ...(about && { topic: about }),
      ...readOrigin(values),
      ...(values[HONEYPOT_FIELD] === "" ? {} : { possibleSpam: true }),
    },
  };
}

function readOrigin(values: Readonly<Record<string, unknown>>): Origin {
  const known = ORIGIN_FIELDS.flatMap((name) => {
    const value = values[name];
    const cut = typeof value === "string" ? [...value].slice(0, MAX_ORIGIN_LENGTH).join("") : "";
    const line = normalizeLine(cut);
    return line ? [[name, line]] : [];
  });
  return Object.fromEntries(known);
}
