import { describe, expect, it } from "vitest";
import { MAIL_COPY, MESSAGES } from "../../src/features/enquiry/shared-with-server/enquiry-copy.fixture.ts";
import { fieldsOf } from "../../src/features/enquiry/shared-with-server/enquiry-fields.ts";
import {
  CAMPAIGN_FIELDS,
  HONEYPOT_FIELD,
} from "../../src/features/enquiry/shared-with-server/enquiry-request.ts";
import { checkEnquiry } from "../../src/features/enquiry/shared-with-server/enquiry-rules.ts";
import { exampleOf } from "../../src/features/enquiry/shared-with-server/enquiry-values.fixture.ts";
import { CONTACT, HOME } from "../../tests/support/sample-enquiries.ts";
import { hashOf } from "./deduplicate.ts";
import { checkEntry } from "./entry.ts";
import { textOf } from "./mail.ts";

const VALID = { home: HOME, contact: CONTACT };
const FIELDS = (["home", "contact"] as const).flatMap((form) =>
  fieldsOf(form).map(({ name }) => ({ form, name })),
);
const check = (values: Record<string, unknown>) => checkEntry({ ...HOME, ...values }, MESSAGES);

it.each<[unknown, true | undefined]>([
  ["", undefined],
  ["x", true],
  // Left out, as bots do that post directly.
  [undefined, true],
])("the honeypot %j gives the mark %s", (honeypot, possibleSpam) => {
  expect(check({ [HONEYPOT_FIELD]: honeypot }).entry?.possibleSpam).toBe(possibleSpam);
});

describe("the topic of an enquiry, and where it came from", () => {
  it("is normalized and cut to 100 characters", () => {
    const campaign = { utm_source: " Linked\nIn\u202e", utm_medium: "😀".repeat(101), utm_campaign: "" };
    const { entry } = check({
      topic: " Lead\nGeneration\u202e ",
      page: "/services",
      ...campaign,
      utm_term: "x",
    });
    expect(entry).toMatchObject({
      topic: "Lead Generation",
      page: "/services",
      utm_source: "Linked In",
      utm_medium: "😀".repeat(100),
    });
    for (const name of ["utm_campaign", "utm_term"]) expect(entry).not.toHaveProperty(name);
  });

  it("never makes an enquiry invalid, and is left out if it is no text", () => {
    const others = { utm_source: 7, utm_medium: null, utm_campaign: ["a"] };
    const { entry } = check({ topic: 7, page: { length: 9 }, ...others });
    for (const name of ["topic", "page", ...CAMPAIGN_FIELDS]) expect(entry).not.toHaveProperty(name);
  });
});

describe.each(FIELDS)("the field $name of the $form form", ({ form, name }) => {
  it("is delivered with its label, and a change of it makes another enquiry", async () => {
    const one = exampleOf(name);
    const first = entryOf({ ...VALID[form], [name]: one });
    const text = textOf(first, MAIL_COPY);
    const label = MAIL_COPY.labels[form][name];
    expect(text).toContain(name === "message" ? `\n\n${one}` : `${label}: ${one}\n`);
    const second = entryOf({ ...VALID[form], [name]: `${one}x` });
    expect(await hashOf(second)).not.toBe(await hashOf(first));
  });

  it("is the same enquiry as the browser posts it, and normalized as the script sends it", async () => {
    for (const value of TYPED) {
      const values = { ...VALID[form], [name]: value };
      const { enquiry } = checkEnquiry(form, values, MESSAGES);
      if (enquiry) expect(await hashOf(entryOf({ form, ...enquiry }))).toBe(await hashOf(entryOf(values)));
    }
  });
});

function entryOf(values: Record<string, unknown>) {
  const { entry, errors } = checkEntry(values, MESSAGES);
  if (!entry) throw new Error(JSON.stringify(errors));
  return entry;
}

/** Around a text, what people paste and what causes trouble, in twos. */
const TROUBLE = [
  ..."a1 \t\n\r\u0000\u0085\u00a0\u00ad\u200b\u200c\u200d\u200e\u202e\u2028\u2060\u3000\u3164\ufeff",
  ...["\ud800", "＠", "。", "e\u0301", "李", "@почта.рф"],
];
const TYPED = TROUBLE.flatMap((one) =>
  TROUBLE.map((other) => `${one}${other}mari@example.com${other}${one}`),
);
