import { expect, it } from "vitest";
import { withAsciiDomain } from "./enquiry-rules.ts";
import { typedEmail } from "./read-values.ts";

it.each([
  "jo@exämple.ee",
  "a@mail.почта.рф",
  "a@例子.中国",
  "a@bücher-straße.de",
  "a@ὀδός.gr",
  "xn--a@example.com",
])("%s is shown as it was typed, and not in Punycode", (email) => {
  expect(typedEmail(withAsciiDomain(email))).toBe(email);
});

it.each(["a@xn--.com", "a@xn--99999999.com", "xn--exmple-cua@example.com", "a@XN--EXMPLE-CUA.ee"])(
  "%s stays as it is",
  (email) => {
    expect(typedEmail(email)).toBe(email);
  },
);
