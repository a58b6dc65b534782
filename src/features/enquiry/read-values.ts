import { type FormValues, withAsciiDomain } from "./enquiry-rules.ts";

/** Reads what was typed into a form, by field. */
export function readValues(form: HTMLFormElement): FormValues {
  const { email = "", ...others } = Object.fromEntries(new FormData(form)) as FormValues;
  return { email: typedEmail(email), ...others };
}

/**
 * Returns an email address as it was typed: Chrome converts the domain of what is typed into its field to
 * Punycode.
 */
export function typedEmail(email: string): string {
  const typed = email.replace(/xn--([a-z\d-]+)/g, (label, encoded: string) => decode(encoded) ?? label);
  return withAsciiDomain(typed) === email ? typed : email;
}

/** Decodes a label in Punycode (RFC 3492, section 6.2); undefined if it is malformed. */
function decode(encoded: string): string | undefined {
  const end = encoded.lastIndexOf("-");
  const letters = [...encoded.slice(0, Math.max(end, 0))];
  const digits = [...encoded.slice(end + 1)].map((digit) => (Number.parseInt(digit, 36) + 26) % 36);
  let code = 128;
  let bias = 72;
  let index = 0;
  while (digits.length > 0) {
    const before = index;
    let weight = 1;
    for (let limit = 36 - bias; ; limit += 36) {
      const digit = digits.shift() ?? 0;
      const threshold = Math.min(Math.max(limit, 1), 26);
      index += digit * weight;
      if (digit < threshold) break;
      weight *= 36 - threshold;
    }
    const length = letters.length + 1;
    bias = adapt(index - before, length, before === 0);
    code += Math.floor(index / length);
    if (code > 0x10ffff) return undefined;
    index %= length;
    letters.splice(index, 0, String.fromCodePoint(code));
    index++;
  }
  return letters.join("");
}

/** Adapts the bias after each letter (RFC 3492, section 6.1). */
function adapt(delta: number, length: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? 700 : 2));
  rest += Math.floor(rest / length);
  let bias = 0;
  for (; rest > 455; bias += 36) rest = Math.floor(rest / 35);
  return bias + Math.floor((36 * rest) / (rest + 38));
}
