import { describe, expect, it } from "vitest";
import { fill } from "../../../lib/fill.ts";
import { MESSAGES as COPY } from "./enquiry-copy.fixture.ts";
import { FIELD_NAMES, type FormName } from "./enquiry-fields.ts";
import { checkEnquiry } from "./enquiry-rules.ts";
import { requiredFields, validValues } from "./enquiry-values.fixture.ts";

const MESSAGES = {
  ...COPY,
  name: fill(COPY.name, { min: "2" }),
  company: fill(COPY.company, { min: "2" }),
  message: fill(COPY.message, { min: "10" }),
  tooLong: fill(COPY.tooLong, { max: "10,000" }),
};
const HOME = validValues("home");
const CONTACT = validValues("contact");
const VALID = { home: HOME, contact: CONTACT };
const check = (form: FormName, values: object) => checkEnquiry(form, { ...VALID[form], ...values }, COPY);

describe("specification, chapter 5: validation rules of the home form", () => {
  it.each([
    ["name", " M ", MESSAGES.name],
    ["company", "\tK\n", MESSAGES.company],
    ["message", " 123456789 ", MESSAGES.message],
    ["message", "x".repeat(10_001), MESSAGES.tooLong],
  ])("%s “%.40s” is refused: %s", (field, value, message) => {
    expect(check("home", { [field]: value })).toEqual({ errors: { [field]: message } });
  });

  it.each([
    ["name", "Ma"],
    ["company", "OÜ"],
    ["message", "1234567890"],
    ["message", "𒀀".repeat(10_000)],
  ])("%s “%.40s” is accepted", (field, value) => {
    expect(check("home", { [field]: value })).toEqual({ enquiry: { ...HOME, [field]: value } });
  });

  it("values are trimmed, and unknown fields are left out", () => {
    const padded = Object.entries(HOME).map(([key, value]) => [key, ` ${value}\n`]);
    expect(check("home", { ...Object.fromEntries(padded), role: "admin" })).toEqual({ enquiry: HOME });
  });

  it.each([
    [undefined, "Required"],
    [7, "Expected string, received number"],
    [null, "Expected string, received null"],
    [{ length: { toString: 1 } }, "Expected string, received object"],
  ])("a value of %j has the generic message “%s”", (value, message) => {
    for (const field of requiredFields("home")) {
      expect(check("home", { [field]: value })).toEqual({ errors: { [field]: message } });
    }
  });
});

describe("an email address", () => {
  it.each([
    ["MARI.Maasikas+it@mail.example.COM"],
    ["mari..m@example.com"],
    ["o'neill@example.photography"],
    // Mail converts such a domain to ASCII.
    ["mari@näidis.ee"],
    ["ram@उदाहरण.भारत"],
    ["a@b-c.xn--vermgensberatung-pwb"],
  ])("%s is accepted", (email) => {
    expect(check("home", { email }).enquiry?.email).toBe(email);
  });

  it.each([
    [""],
    ["mari@example"],
    ["a b@example.com"],
    ["märt@example.ee"],
    ["mari@example.c"],
    ["mari@127.0.0.1"],
    ["mari@-example.com"],
    ["mari@example.com\r\nBcc: all@example.com"],
    [`${"m".repeat(243)}@example.com`],
  ])("%j is refused", (email) => {
    expect(check("home", { email })).toEqual({ errors: { email: MESSAGES.email } });
  });
});

describe("what a paste carries along", () => {
  it.each([
    ["name", "\u200eMari\u200b\tMaasikas\ufeff", "Mari Maasikas"],
    ["email", "ｍａ\u200cｒｉ＠ｅｘａｍｐｌｅ．ｃｏｍ", "mari@example.com"],
    ["phone", "０９０－１２３４", "090-1234"],
    ["message", "One\r\ntwo\rthree\u0000 four", "One\ntwo\nthree four"],
  ])("in %s %j is normalized to %j", (field, value, normalized) => {
    expect(check("home", { [field]: value }).enquiry).toEqual({ ...HOME, [field]: normalized });
  });

  it("alone is an empty name or message", () => {
    expect(check("home", { name: "\u200b\u3164 \u200d" }).errors).toEqual({ name: MESSAGES.name });
    expect(check("contact", { message: "\u200b".repeat(12) }).errors).toEqual({ message: MESSAGES.required });
  });
});

describe("the contact form, for which the specification has no rules", () => {
  it("takes names of one character, any message, and no company or phone number", () => {
    for (const values of [{ firstName: "伟", lastName: "李" }, { lastName: "O" }, { company: "" }]) {
      expect(check("contact", values)).toEqual({ enquiry: { ...CONTACT, ...values } });
    }
  });

  it("says “Required” at each empty field that is required, in the order of the form", () => {
    const empty = FIELD_NAMES.toReversed().map((name) => [name, " "]);
    const { errors = {} } = check("contact", Object.fromEntries(empty));
    expect(errors).toMatchObject({ firstName: "Required", email: MESSAGES.email, message: "Required" });
    expect(Object.keys(errors)).toEqual(requiredFields("contact"));
  });
});

describe.each(["home", "contact"] as const)("a phone number in the form %s", (form) => {
  it.each(["call me", "1234"])("%j is refused", (phone) => {
    expect(check(form, { phone })).toEqual({ errors: { phone: MESSAGES.phone } });
  });

  it.each(["", "+372 555 1234", " (020) 7946-0958 ", "٠٥٠١٢٣٤"])("%j is accepted", (phone) => {
    expect(check(form, { phone }).enquiry?.phone).toBe(phone.trim());
  });
});
