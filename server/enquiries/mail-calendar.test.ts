import { expect, it } from "vitest";
import { ENQUIRY as COPY } from "../../src/features/enquiry/copy.fixture.ts";
import { HOME } from "../../tests/support/sample-enquiries.ts";
import type { Enquiry } from "./delivery.ts";
import { callTimesCalendar } from "./mail.ts";

const ENQUIRY: Enquiry = {
  ...HOME,
  // None of its lines becomes a calendar line.
  name: "Mari \\ Maasikas\nATTENDEE:x",
  company: 'Näidis, "OÜ";',
  form: "home",
  phone: "",
  id: "0123456789abcdef".repeat(4),
  reference: "K7M4-2QXD",
  topic: "a strategy call",
  times: ["2026-10-06T07:00:00.000Z", "2026-10-26T08:00:00.000Z"],
};

it("the calendar has an event of half an hour for each time, to which nobody is invited", () => {
  const lines = callTimesCalendar(ENQUIRY, COPY.mail.call, new Date("2026-10-02T10:00Z")).split("\r\n");
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  const event = (number: number, start: string, end: string) => [
    "BEGIN:VEVENT",
    // The same on each attempt, so that calendars recognize a duplicate.
    `UID:0123456789abcdef0123456789abcdef-${number}`,
    "SEQUENCE:0",
    "DTSTAMP:20261002T100000Z",
    `DTSTART:${start}`,
    `DTEND:${end}`,
    `SUMMARY:Call with Näidis\\, "OÜ"\\; (${number}/2)`,
    'DESCRIPTION:Mari \\\\ Maasikas\\nATTENDEE:x\\nNäidis\\, "OÜ"\\;\\nmari@example.com\\na strategy call\\nK7M4-2QXD',
    "STATUS:TENTATIVE",
    "END:VEVENT",
  ];
  // Unfolded (RFC 5545, section 3.1).
  expect(lines.join("\r\n").replaceAll("\r\n ", "").trim().split("\r\n")).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//website//enquiries//EN",
    ...event(1, "20261006T070000Z", "20261006T073000Z"),
    ...event(2, "20261026T080000Z", "20261026T083000Z"),
    "END:VCALENDAR",
  ]);
});
