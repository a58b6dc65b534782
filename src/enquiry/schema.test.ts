import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { checkEnquiry, enquirySchema } from "./schema";

const VALID = {
  name: "Mari",
  email: "mari@example.com",
  company: "Näidis OÜ",
  message: "We sell software to banks.",
};

describe("specification, chapter 5: validation rules of the home form", () => {
  it.each([
    ["name", "M", "Name must be at least 2 characters"],
    ["name", "  M ", "Name must be at least 2 characters"],
    ["email", "mari", "Please enter a valid email address"],
    ["email", "mari@example", "Please enter a valid email address"],
    ["email", "a@b@c.ee", "Please enter a valid email address"],
    ["company", "K", "Company name must be at least 2 characters"],
    ["message", "123456789", "Message must be at least 10 characters"],
    ["message", "         1", "Message must be at least 10 characters"],
  ])("%s “%s” is refused: %s", (field, value, message) => {
    expect(checkEnquiry({ ...VALID, [field]: value })).toEqual({ errors: { [field]: message } });
  });

  it.each([
    ["name", "Ma"],
    ["company", "OÜ"],
    ["email", "mari.maasikas+it@mail.example.ee"],
    ["message", "1234567890"],
    ["message", "x".repeat(100_000)],
  ])("%s “%s” is accepted", (field, value) => {
    expect(checkEnquiry({ ...VALID, [field]: value })).toEqual({ enquiry: { ...VALID, [field]: value } });
  });

  it("values are trimmed", () => {
    const padded = Object.fromEntries(Object.entries(VALID).map(([key, value]) => [key, ` ${value}\n`]));
    expect(checkEnquiry(padded)).toEqual({ enquiry: VALID });
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
    for (const field of Object.keys(VALID)) {
      expect(checkEnquiry({ ...VALID, [field]: value })).toEqual({ errors: { [field]: message } });
    }
  });

  it.each([
    [undefined, "Required"],
    ["text", "Expected object, received string"],
    [null, "Expected object, received null"],
  ])("an enquiry of %j says “%s”", (value, message) => {
    expect(z.safeParse(enquirySchema, value).error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});
