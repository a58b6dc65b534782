import fc from "fast-check";
import { expect, it } from "vitest";
import { ENQUIRY as COPY } from "../../src/features/enquiry/copy.fixture.ts";
import { HOME } from "../../tests/support/sample-enquiries.ts";
import type { Enquiry } from "./delivery.ts";
import { callTimesCalendar } from "./mail.ts";

const { call: TITLE } = COPY.mail;
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

const lines = contentLines(callTimesCalendar(ENQUIRY, TITLE, STAMP));

it("the calendar of proposed times has an event of half an hour for each time, to which nobody is invited", () => {
  const event = (number: number, start: string, end: string) => [
    "BEGIN:VEVENT",
    // The same on each attempt, so that calendars recognize a duplicate.
    `UID:0123456789abcdef0123456789abcdef-${number}`,
    "SEQUENCE:0",
    "DTSTAMP:20261002T100000Z",
    `DTSTART:${start}`,
    `DTEND:${end}`,
    `SUMMARY:Call with Näidis OÜ (${number}/2)`,
    "DESCRIPTION:Mari Maasikas\\nNäidis OÜ\\nmari@example.com\\na strategy call\\nK7M4-2QXD",
    "STATUS:TENTATIVE",
    "END:VEVENT",
  ];
  expect(lines).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//website//enquiries//EN",
    ...event(1, "20261006T070000Z", "20261006T073000Z"),
    ...event(2, "20261026T080000Z", "20261026T083000Z"),
    "END:VCALENDAR",
  ]);
});

it("the calendar escapes the visitor's text, so that none of its lines becomes a calendar line", () => {
  const text = fc.string({
    unit: fc.constantFrom("a", "ö", "😀", ";", ",", ":", "\\", "\n", "\r", '"', " "),
  });
  fc.assert(
    fc.property(text, text, (name, company) => {
      const names = contentLines(callTimesCalendar({ ...ENQUIRY, name, company }, TITLE, STAMP)).map(
        (line) => line.split(/[:;]/, 1)[0],
      );
      expect(names).toEqual(lines.map((line) => line.split(/[:;]/, 1)[0]));
    }),
  );
});
