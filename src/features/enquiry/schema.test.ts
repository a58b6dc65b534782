import { describe, expect, it } from "vitest";
import { ENQUIRY } from "./copy.fixture";
import { FORM_FIELDS } from "./fields";
import { createChecks, MAX_LENGTH } from "./schema";

/** In the order of the form, in which focus finds errors. */
const HOME_FIELDS = ["name", "email", "company", "phone", "message"];
const CONTACT_FIELDS = ["firstName", "lastName", "email", "company", "phone", "message"];

const { messages: MESSAGES } = ENQUIRY;
const { home: checkEnquiry, contact: checkContactMessage } = createChecks(MESSAGES);

const VALID = {
  name: "Mari",
  email: "mari@example.com",
  company: "Näidis OÜ",
  message: "We sell software to banks.",
};

const REQUIRED = HOME_FIELDS.filter((field) => field !== "phone");

const { email: EMAIL, company: COMPANY, message: MESSAGE } = MESSAGES;

describe("specification, chapter 5: validation rules of the home form", () => {
  it.each([
    ["email", "@example.com", EMAIL],
    ["email", "a b@example.com", EMAIL],
    ["email", "a@b@c.ee", EMAIL],
    ["email", "märt@example.ee", EMAIL],
    ["company", "\tK\n", COMPANY],
    ["message", "", MESSAGE],
  ])("%s %j is refused: %s", (field, value, message) => {
    expect(checkEnquiry({ ...VALID, [field]: value })).toEqual({ errors: { [field]: message } });
  });

  it.each([
    ["name", "Ma"],
    ["company", "OÜ"],
    ["email", "a@b.ee"],
    ["email", "MARI@EXAMPLE.COM"],
    // Mail converts a domain to ASCII; a name outside ASCII can rarely be delivered.
    ["email", "mari@näidis.ee"],
    ["email", "mari.maasikas+it@mail.example.ee"],
    ["message", "1234567890"],
    ["message", "x".repeat(MAX_LENGTH)],
    ["message", "Я".repeat(MAX_LENGTH)],
    ["message", "𒀀".repeat(MAX_LENGTH)],
  ])("%s “%.40s” is accepted", (field, value) => {
    expect(checkEnquiry({ ...VALID, [field]: value })).toEqual({ enquiry: { ...VALID, [field]: value } });
  });

  it("values are trimmed before validation and stay trimmed", () => {
    const padded = Object.fromEntries(Object.entries(VALID).map(([key, value]) => [key, ` ${value}\n`]));
    expect(checkEnquiry(padded)).toEqual({ enquiry: VALID });
  });

  it("unknown fields are left out", () => {
    expect(checkEnquiry({ ...VALID, role: "admin" })).toEqual({ enquiry: VALID });
  });
});

describe("generic fallback messages", () => {
  it.each([
    [undefined, "Required"],
    [7, "Expected string, received number"],
    [true, "Expected string, received boolean"],
    [null, "Expected string, received null"],
    [[], "Expected string, received array"],
    [{}, "Expected string, received object"],
  ])("a value of %j has the message “%s”", (value, message) => {
    for (const field of REQUIRED) {
      expect(checkEnquiry({ ...VALID, [field]: value })).toEqual({ errors: { [field]: message } });
    }
  });

  it("a missing field has the message “Required”", () => {
    expect(checkEnquiry({})).toEqual({
      errors: { name: "Required", email: "Required", company: "Required", message: "Required" },
    });
  });

  it.each([
    [undefined, "Required"],
    ["text", "Expected object, received string"],
    [7, "Expected object, received number"],
    [true, "Expected object, received boolean"],
    [null, "Expected object, received null"],
    [[], "Expected object, received array"],
  ])("an enquiry of %j has the message “%s”", (value, message) => {
    expect(checkEnquiry(value)).toEqual({ errors: { form: message } });
  });
});

describe("the contact form, which has no rules in the specification", () => {
  const message = {
    firstName: "Mari",
    lastName: "Maasikas",
    email: "mari@example.com",
    message: "1234567890",
  };

  it("has the rules of the home form, with optional company and phone number", () => {
    expect(checkContactMessage(message)).toEqual({ enquiry: message });
    const more = { ...message, company: "", phone: " +372 " };
    expect(checkContactMessage(more)).toEqual({ enquiry: { ...more, phone: "+372" } });
  });

  it("has one message per empty required field, in the order of the form", () => {
    const empty = Object.fromEntries(CONTACT_FIELDS.map((field) => [field, ""]));
    expect(Object.entries(checkContactMessage(empty).errors ?? {})).toEqual([
      ["firstName", MESSAGES.firstName],
      ["lastName", MESSAGES.lastName],
      ["email", EMAIL],
      ["message", MESSAGE],
    ]);
  });
});

describe("if the visitor asks for a call", () => {
  const checks = createChecks(MESSAGES, true);

  it.each(["", "  ", "call me", "1234"])("a phone number of %j is refused", (phone) => {
    expect(checks.home({ ...VALID, phone })).toEqual({ errors: { phone: MESSAGES.phone } });
    const message = { ...VALID, firstName: "Mari", lastName: "Maasikas", phone };
    expect(checks.contact(message)).toEqual({ errors: { phone: MESSAGES.phone } });
  });

  it.each(["+372 555 1234", " (020) 7946-0958 "])("%j is accepted", (phone) => {
    expect(checks.home({ ...VALID, phone }).enquiry?.phone).toBe(phone.trim());
  });
});

describe("a field of more than 10,000 characters", () => {
  const TOO_LONG = "x".repeat(MAX_LENGTH + 1);

  it.each(["name", "company", "message"])("is refused with its own message: %s", (field) => {
    expect(checkEnquiry({ ...VALID, [field]: TOO_LONG })).toEqual({ errors: { [field]: MESSAGES.tooLong } });
  });
});

it("the fields of a form are in the order of its rules", () => {
  expect(FORM_FIELDS.home.map(({ name }) => name)).toEqual(HOME_FIELDS);
  expect(FORM_FIELDS.contact.map(({ name }) => name)).toEqual(CONTACT_FIELDS);
});
