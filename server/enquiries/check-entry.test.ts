import { describe, expect, it } from "vitest";
import { MAIL_COPY, MESSAGES } from "../../src/features/enquiry/shared-with-server/enquiry-copy.fixture.ts";
import { fieldsOf } from "../../src/features/enquiry/shared-with-server/enquiry-fields.ts";
import * as request from "../../src/features/enquiry/shared-with-server/enquiry-request.ts";
import { exampleOf } from "../../src/features/enquiry/shared-with-server/enquiry-values.fixture.ts";
import { CONTACT, HOME } from "../../tests/support/sample-enquiries.ts";
import { checkEntry, textWithTopic } from "./check-entry.ts";
import { hashOf } from "./deduplicate.ts";

const VALID = { home: HOME, contact: CONTACT };
const FIELDS = (["home", "contact"] as const).flatMap((form) =>
  fieldsOf(form).map(({ name }) => ({ form, name })),
);
const check = (values: Record<string, unknown>) => checkEntry({ ...HOME, ...values }, MESSAGES);

it("an enquiry without the honeypot, as bots post it, is marked", () => {
  expect(check({ [request.HONEYPOT_FIELD]: undefined }).entry?.possibleSpam).toBe(true);
});

describe("the topic of an enquiry, and where it came from", () => {
  it("is normalized and cut to 100 characters", () => {
    const campaign = { utm_source: " Linked\nIn\u202e", utm_medium: "😀".repeat(101), utm_campaign: "" };
    const { entry } = check({ topic: " A\nB\u202e ", page: "/services", ...campaign, utm_term: "x" });
    const normalized = { utm_source: "Linked In", utm_medium: "😀".repeat(100) };
    expect(entry).toMatchObject({ topic: "A B", page: "/services", ...normalized });
    for (const name of ["utm_campaign", "utm_term"]) expect(entry).not.toHaveProperty(name);
  });

  it("never makes an enquiry invalid, and is left out if it is no text", () => {
    const others = { utm_source: 7, utm_medium: null, utm_campaign: ["a"] };
    const { entry } = check({ topic: 7, page: { length: 9 }, ...others });
    for (const name of ["topic", "page", ...request.CAMPAIGN_FIELDS]) expect(entry).not.toHaveProperty(name);
  });
});

it.each(FIELDS)("$name of the form $form is delivered, and makes another enquiry", async ({ form, name }) => {
  const one = exampleOf(name);
  const first = entryOf({ ...VALID[form], [name]: one });
  const label = MAIL_COPY.labels[form][name];
  expect(textWithTopic(first, MAIL_COPY)).toContain(name === "message" ? `\n\n${one}` : `${label}: ${one}\n`);
  const second = entryOf({ ...VALID[form], [name]: `${one}x` });
  expect(await hashOf(second)).not.toBe(await hashOf(first));
});

function entryOf(values: Record<string, unknown>) {
  const { entry, errors } = checkEntry(values, MESSAGES);
  if (!entry) throw new Error(JSON.stringify(errors));
  return entry;
}
