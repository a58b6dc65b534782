import fc from "fast-check";
import PostalMime from "postal-mime";
import { describe, expect, it, onTestFinished } from "vitest";
import { ENQUIRY as COPY } from "../../src/features/enquiry/copy.fixture.ts";
import { OFFICE } from "../../src/features/enquiry/office/office.fixture.ts";
import { createTestEndpoint } from "../../tests/support/endpoint.ts";
import { openMailbox } from "../../tests/support/mailbox.ts";
import { HOME } from "../../tests/support/sample-enquiries.ts";
import type { Enquiry } from "./delivery.ts";
import { callTimesCalendar } from "./mail.ts";
import { smtpDelivery } from "./smtp.ts";

const TEXTS = COPY.mail;
const ENQUIRY: Enquiry = {
  ...HOME,
  form: "home",
  phone: "",
  id: "0123456789abcdef".repeat(4),
  reference: "K7M4-2QXD",
  topic: "a strategy call",
  times: ["2026-10-06T07:00:00.000Z", "2026-10-26T08:00:00.000Z"],
};
const STAMP = new Date("2026-10-02T10:00Z");

/** Checks the line ends and lengths, then unfolds the content lines (RFC 5545, section 3.1). */
function contentLines(calendar: string): string[] {
  const lines = calendar.replace(/\r\n$/, "").split("\r\n");
  for (const line of lines) {
    expect(line).not.toMatch(/[\r\n]/);
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  }
  return lines.join("\r\n").replaceAll("\r\n ", "").split("\r\n");
}

describe("the calendar of proposed times", () => {
  const lines = contentLines(callTimesCalendar(ENQUIRY, TEXTS.call, STAMP));

  it("has a tentative half-hour event in UTC for each time", () => {
    expect(lines.filter((line) => /^(DTSTART|DTEND|STATUS|DTSTAMP)/.test(line))).toEqual([
      "DTSTAMP:20261002T100000Z",
      "DTSTART:20261006T070000Z",
      "DTEND:20261006T073000Z",
      "STATUS:TENTATIVE",
      "DTSTAMP:20261002T100000Z",
      "DTSTART:20261026T080000Z",
      "DTEND:20261026T083000Z",
      "STATUS:TENTATIVE",
    ]);
  });

  it("names the visitor, the topic and each time", () => {
    expect(lines).toContain("SUMMARY:Call with Näidis OÜ (1/2)");
    expect(lines).toContain(
      "DESCRIPTION:Mari Maasikas\\nNäidis OÜ\\nmari@example.com\\na strategy call\\nK7M4-2QXD",
    );
  });

  it("has the same unique ids on each attempt", () => {
    expect(lines.filter((line) => line.startsWith("UID"))).toEqual([
      "UID:0123456789abcdef0123456789abcdef-1",
      "UID:0123456789abcdef0123456789abcdef-2",
    ]);
  });

  it("has no method and no attendee", () => {
    expect(lines.filter((line) => /^(METHOD|ATTENDEE|ORGANIZER)/.test(line))).toEqual([]);
  });

  it("escapes the visitor's text, so that none of its lines becomes a calendar line", () => {
    const text = fc.string({
      unit: fc.constantFrom("a", "ö", "😀", ";", ",", ":", "\\", "\n", "\r", '"', " "),
    });
    fc.assert(
      fc.property(text, text, (name, company) => {
        const names = contentLines(callTimesCalendar({ ...ENQUIRY, name, company }, TEXTS.call, STAMP)).map(
          (line) => line.split(/[:;]/, 1)[0],
        );
        expect(names).toEqual(lines.map((line) => line.split(/[:;]/, 1)[0]));
      }),
    );
  });
});

describe("the mail", () => {
  /** A Tuesday in the coming weeks at 10:00 UTC, within office hours in summer and in winter. */
  const tuesday = new Date();
  tuesday.setUTCDate(tuesday.getUTCDate() + ((9 - tuesday.getUTCDay()) % 7) + 7);
  tuesday.setUTCHours(10, 0, 0, 0);

  async function deliver(extras: object) {
    const mailbox = await openMailbox();
    onTestFinished(() => mailbox.close());
    const url = new URL(`smtp://127.0.0.1:${mailbox.port}`);
    const office = { ...OFFICE, holidays: [] };
    const delivery = smtpDelivery(
      { name: "smtp", SMTP_URL: url, ENQUIRY_FROM: "website@example.com", ENQUIRY_TO: ["sales@example.com"] },
      TEXTS,
      () => {},
    );
    const { send } = createTestEndpoint([delivery], { office });
    expect((await send({ ...HOME, ...extras })).status).toBe(201);
    return { mail: await PostalMime.parse(mailbox.mails[0] ?? ""), raw: String(mailbox.mails[0]) };
  }

  it("carries the calendar, the topic and the source", async () => {
    const { mail, raw } = await deliver({
      topic: "a strategy call",
      source: "source newsletter",
      times: [tuesday.toISOString()],
    });
    expect(mail.text).toContain("About: a strategy call\nFound us: source newsletter\n");
    expect(mail.attachments).toMatchObject([
      { filename: "call-times.ics", mimeType: "text/calendar", disposition: "attachment" },
    ]);
    // Read from the raw mail, because the parser changes the line ends of a calendar.
    const [, base64 = ""] = /base64\r\n(?:.+\r\n)*\r\n([\w+/=\r\n]+)/.exec(raw) ?? [];
    const calendar = Buffer.from(base64, "base64").toString();
    const start = tuesday.toISOString().replace(/[-:]|\.000/g, "");
    expect(contentLines(calendar)).toContain(`DTSTART:${start}`);
    expect(raw).not.toMatch(/^content-type:.*method=/im);
  });

  it("has no attachment without proposed times", async () => {
    const { mail } = await deliver({});
    expect(mail.attachments).toEqual([]);
    expect(mail.text).not.toMatch(/About:|Found us:/);
  });
});
