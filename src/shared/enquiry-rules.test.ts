import { describe, expect, it } from "vitest";
import { createChecks, fillLimits, MAX_FIELD_LENGTH } from "./enquiry-rules";
import type { FormMessages } from "./enquiry-texts";
import { MESSAGES as TEXTS } from "./enquiry-texts.fixture";

const { home: checkEnquiry, contact: checkContactMessage } = createChecks(TEXTS);
const MESSAGES = Object.fromEntries(
  Object.entries(TEXTS).map(([name, text]) => [name, fillLimits(text)]),
) as FormMessages;

const VALID = {
  name: "Mari",
  email: "mari@example.com",
  company: "Näidis OÜ",
  message: "We sell software to banks.",
};
const TOO_LONG = "x".repeat(MAX_FIELD_LENGTH + 1);

describe("specification, chapter 5: validation rules of the home form", () => {
  it.each([
    ["email", "@example.com", MESSAGES.email],
    ["email", "a b@example.com", MESSAGES.email],
    ["email", "a@b@c.ee", MESSAGES.email],
    ["email", "märt@example.ee", MESSAGES.email],
    ["company", "\tK\n", MESSAGES.company],
    ["name", TOO_LONG, MESSAGES.tooLong],
    ["company", TOO_LONG, MESSAGES.tooLong],
  ])("%s “%.40s” is refused: %s", (field, value, message) => {
    expect(checkEnquiry({ ...VALID, [field]: value })).toEqual({ errors: { [field]: message } });
  });

  it.each([
    ["email", "MARI.Maasikas+it@mail.example.COM"],
    // Mail converts a domain to ASCII; a name outside ASCII can rarely be delivered.
    ["email", "mari@näidis.ee"],
    ["message", "Я".repeat(MAX_FIELD_LENGTH)],
    ["message", "𒀀".repeat(MAX_FIELD_LENGTH)],
  ])("%s “%.40s” is accepted", (field, value) => {
    expect(checkEnquiry({ ...VALID, [field]: value })).toEqual({ enquiry: { ...VALID, [field]: value } });
  });

  it("values are trimmed, and unknown fields are left out", () => {
    const padded = Object.entries(VALID).map(([key, value]) => [key, ` ${value}\n`]);
    expect(checkEnquiry({ ...Object.fromEntries(padded), role: "admin" })).toEqual({ enquiry: VALID });
  });

  it.each([
    [undefined, "Required"],
    [7, "Expected string, received number"],
    [true, "Expected string, received boolean"],
    [null, "Expected string, received null"],
    [[], "Expected string, received array"],
    [{}, "Expected string, received object"],
  ])("a value of %j has the generic message “%s”", (value, message) => {
    for (const field of Object.keys(VALID)) {
      expect(checkEnquiry({ ...VALID, [field]: value })).toEqual({ errors: { [field]: message } });
    }
  });

  it("an enquiry that is no object has the generic message, too", () => {
    expect(checkEnquiry([])).toEqual({ errors: { form: "Expected object, received array" } });
  });
});

describe("the contact form, which has no rules in the specification", () => {
  it("has the rules of the home form, with optional company and phone number", () => {
    const { name, company, ...rest } = VALID;
    const message = { ...rest, firstName: name, lastName: "Maasikas" };
    expect(checkContactMessage(message)).toEqual({ enquiry: message });
    const more = { ...message, company: "", phone: " +372 " };
    expect(checkContactMessage(more)).toEqual({ enquiry: { ...more, phone: "+372" } });
  });

  it("has one message per empty required field, in the order of the form", () => {
    const fields = ["message", "phone", "company", "email", "lastName", "firstName"];
    const empty = Object.fromEntries(fields.map((field) => [field, ""]));
    const { firstName, lastName, email, message } = MESSAGES;
    expect(Object.entries(checkContactMessage(empty).errors ?? {})).toEqual(
      Object.entries({ firstName, lastName, email, message }),
    );
  });
});

describe("if the visitor asks for a call", () => {
  const checks = createChecks(TEXTS, true);

  it.each(["", "call me", "1234"])("a phone number of %j is refused", (phone) => {
    expect(checks.home({ ...VALID, phone })).toEqual({ errors: { phone: MESSAGES.phone } });
    const message = { ...VALID, firstName: "Mari", lastName: "Maasikas", phone };
    expect(checks.contact(message)).toEqual({ errors: { phone: MESSAGES.phone } });
  });

  it.each(["+372 555 1234", " (020) 7946-0958 "])("%j is accepted", (phone) => {
    expect(checks.home({ ...VALID, phone }).enquiry?.phone).toBe(phone.trim());
  });
});
