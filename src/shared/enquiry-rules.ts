/** The rules of both forms, for the browser and the server (specification, chapter 5). */
import * as z from "zod/mini";
import { type ByField, type FormField, type FormName, fieldsOf } from "./enquiry-fields.ts";
import type { FormMessages } from "./enquiry-texts.ts";
import { fill } from "./fill.ts";
import { normalizeLine, normalizeSymbols, normalizeText } from "./normalize-input.ts";

/** The maximum length of any field, in Unicode code points. */
const MAX_LENGTH = 10_000;
/** The same as texts show it. */
export const MAX_LENGTH_TEXT = MAX_LENGTH.toLocaleString("en");
/** The longest address that a mail server must accept (RFC 5321, section 4.5.3.1.3, erratum 1690). */
const MAX_EMAIL_LENGTH = 254;
/** HTML's grammar of an address, with a domain under a top-level one, which has letters or is in Punycode. */
const TOP_LEVEL_DOMAIN = /\.(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/i;
/** A phone number has at least five digits, of any script. */
const PHONE = /(\p{Nd}\P{Nd}*){5}/u;

/** Valid, normalized values of a form; optional ones may be left out. */
export type FormValues = Partial<ByField>;
/** One message for each wrong field, in the order of the form. */
export type FieldErrors = Readonly<Record<string, string>>;

/**
 * Validates what a visitor entered.
 * @param values the form's values by field, of any type and length
 * @param isCall whether the visitor asks for a call, which needs a phone number
 * @returns the enquiry with normalized values, or the errors
 */
export function checkEnquiry(
  form: FormName,
  values: object,
  messages: FormMessages,
  isCall = false,
): { enquiry: FormValues; errors?: never } | { enquiry?: never; errors: FieldErrors } {
  const rules = fieldsOf(form).map((field) => [field.name, ruleOf(field, messages, isCall)]);
  const schema = z.object(Object.fromEntries(rules) as Record<string, Rule>);
  const { success, data, error } = z.safeParse(schema, values);
  if (success) return { enquiry: data };
  // A value may break several rules; the first one is shown.
  const { fieldErrors } = z.flattenError(error);
  return {
    errors: Object.fromEntries(
      Object.entries(fieldErrors).map(([name, [message = ""] = []]) => [name, message]),
    ),
  };
}

type Rule = z.ZodMiniType<string | undefined>;

function ruleOf(
  { name, kind, required, minLength }: FormField,
  messages: FormMessages,
  isCall: boolean,
): Rule {
  const isRequired = required === "always" || (required === "for a call" && isCall);
  const string = z.string({ error: ({ input }) => wrongType(messages, input) });
  const length = z.refine<string>(
    (value) => [...value].length <= MAX_LENGTH,
    fill(messages.tooLong, { max: MAX_LENGTH_TEXT }),
  );
  const text = string.check(z.overwrite(NORMALIZE[kind]), length);
  if (!isRequired) return z.optional(text);
  if (kind === "email") return text.check(z.refine(isDeliverable, messages.email));
  if (kind === "phone") return text.check(z.regex(PHONE, messages.phone));
  const least = minLength ?? 1;
  const message = minLength ? messages[name] : messages.required;
  // Not z.minLength, which also reads the length of what is no string.
  return text.check(z.refine((value) => value.length >= least, fill(message, { min: String(least) })));
}

const NORMALIZE = {
  line: normalizeLine,
  email: normalizeSymbols,
  phone: normalizeSymbols,
  message: normalizeText,
};

function isDeliverable(email: string): boolean {
  const address = withAsciiDomain(email);
  const isAddress = z.regexes.html5Email.test(address) && TOP_LEVEL_DOMAIN.test(address);
  return isAddress && address.length <= MAX_EMAIL_LENGTH;
}

/**
 * Converts an email address's domain to ASCII by the URL parser (UTS #46), as mail needs it. A local
 * part outside ASCII would need SMTPUTF8 (RFC 6531) on the whole way, so the rules refuse it.
 */
export function withAsciiDomain(email: string): string {
  const [, local, domain] = /^([^@\s]+)@([^@\s/?#:\\]+)$/.exec(email) ?? [];
  if (!local || !domain || /^[\x21-\x7e]*$/.test(domain)) return email;
  try {
    // Not URL.canParse(), which Chrome 109 lacks.
    return `${local}@${new URL(`http://${domain}`).hostname}`;
  } catch {
    return email;
  }
}

/** The specification's generic messages. */
const wrongType = ({ required, wrongType }: FormMessages, input: unknown): string =>
  input === undefined
    ? required
    : fill(wrongType, { expected: "string", received: z.core.util.parsedType(input) });
