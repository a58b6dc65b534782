import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { checkEnquiry, ENQUIRY_FIELDS, enquirySchema } from "./schema";

const VALID = {
  name: "Mari",
  email: "mari@example.com",
  company: "Näidis OÜ",
  message: "We sell software to banks.",
};

const NAME = "Name must be at least 2 characters";
const EMAIL = "Please enter a valid email address";
const COMPANY = "Company name must be at least 2 characters";
const MESSAGE = "Message must be at least 10 characters";

/** What the schema itself says about a value first, and where. */
function firstIssue(value: unknown) {
  const issue = z.safeParse(enquirySchema, value).error?.issues[0];
  return [issue?.path.join("."), issue?.message];
}

describe("specification, chapter 5: validation rules of the home form", () => {
  it.each([
    ["name", "", NAME],
    ["name", "M", NAME],
    ["name", "  M ", NAME],
    ["email", "", EMAIL],
    ["email", "   ", EMAIL],
    ["email", "mari", EMAIL],
    ["email", "mari@example", EMAIL],
    ["email", "@example.com", EMAIL],
    ["email", "mari@", EMAIL],
    ["email", "a b@example.com", EMAIL],
    ["email", "mari@exam ple.com", EMAIL],
    ["email", "a@b@c.ee", EMAIL],
    ["company", "", COMPANY],
    ["company", "K", COMPANY],
    ["company", "\tK\n", COMPANY],
    ["message", "", MESSAGE],
    ["message", "123456789", MESSAGE],
    ["message", "         1", MESSAGE],
    ["message", " 123456789 ", MESSAGE],
  ])("%s %j is refused: %s", (field, value, message) => {
    expect(checkEnquiry({ ...VALID, [field]: value })).toEqual({ errors: { [field]: message } });
  });

  it.each([
    ["name", "Ma"],
    ["company", "OÜ"],
    ["email", "a@b.ee"],
    ["email", "MARI@EXAMPLE.COM"],
    ["email", "mari.maasikas+it@mail.example.ee"],
    ["message", "1234567890"],
    ["message", "x".repeat(100_000)],
  ])("%s “%.40s” is accepted", (field, value) => {
    expect(checkEnquiry({ ...VALID, [field]: value })).toEqual({ enquiry: { ...VALID, [field]: value } });
  });

  it("values are trimmed before they are checked and stay trimmed", () => {
    const padded = Object.fromEntries(Object.entries(VALID).map(([key, value]) => [key, ` ${value}\n`]));
    expect(checkEnquiry(padded)).toEqual({ enquiry: VALID });
  });

  it("spaces inside a value stay", () => {
    const message = "first line\n\n  second line";
    expect(checkEnquiry({ ...VALID, message }).enquiry?.message).toBe(message);
  });

  it("what is no field of the form is left out", () => {
    expect(checkEnquiry({ ...VALID, role: "admin" })).toEqual({ enquiry: VALID });
  });
});

describe("an empty form", () => {
  const { errors = {} } = checkEnquiry({ name: "", email: "", company: "", message: "" });

  it("has one message for each field, in the order of the form", () => {
    expect(Object.entries(errors)).toEqual([
      ["name", NAME],
      ["email", EMAIL],
      ["company", COMPANY],
      ["message", MESSAGE],
    ]);
  });

  it("is checked in the order in which focus finds errors", () => {
    expect(Object.keys(errors)).toEqual(ENQUIRY_FIELDS);
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
  ])("a value of %j says “%s”", (value, message) => {
    for (const field of ENQUIRY_FIELDS) {
      expect(checkEnquiry({ ...VALID, [field]: value })).toEqual({ errors: { [field]: message } });
      expect(firstIssue({ ...VALID, [field]: value })).toEqual([field, message]);
    }
  });

  it("a missing field says “Required”", () => {
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
  ])("an enquiry of %j says “%s”", (value, message) => {
    expect(firstIssue(value)).toEqual(["", message]);
  });
});
