import { ICalCalendar, ICalEventStatus } from "ical-generator";
import { CALL_MS } from "../../src/features/enquiry/calls/call-times.ts";
import type { MailTexts } from "../../src/features/enquiry/schema.ts";
import { type Enquiry, enquiryText } from "./delivery.ts";

/** No method: it is a file to look at, and no invitation that a mailbox would answer (RFC 5546). */
const CALENDAR_FILE = {
  filename: "call-times.ics",
  contentType: "text/calendar; charset=utf-8",
  // Keeps the line ends that the format asks for (RFC 5545, section 3.1).
  contentTransferEncoding: "base64",
} as const;
/** Longer names are left out of headers, which should stay within 78 characters (RFC 5322, section 2.1.1). */
const MAX_NAME_IN_HEADER = 60;

/**
 * Writes the plain-text mail for an enquiry. Of its headers only the subject, the
 * address for answers and the id depend on the enquiry, each in a fixed shape.
 * @param texts the subject and the labels
 * @param from the address that sends, always the same
 * @param to the addresses that receive
 */
export function composeMail(enquiry: Enquiry, texts: MailTexts, from: string, to: string[]) {
  const { reference } = enquiry;
  const who = headerText(enquiry.company || enquiry.name);
  const about = who ? texts.subject.replace("{who}", () => who) : texts.subjectWithoutName;
  const subject = `${about} [${reference}]`;
  return {
    from,
    to,
    replyTo: { name: headerText(enquiry.name), address: enquiry.email },
    subject: enquiry.possibleSpam ? `${texts.possibleSpam} ${subject}` : subject,
    // The same for each attempt, so that a mailbox can fold a second copy after an ambiguous timeout.
    messageId: `<${enquiry.id.slice(0, 32)}@${from.slice(from.lastIndexOf("@") + 1)}>`,
    // No automatic reply goes to the visitor (RFC 3834, section 5).
    headers: { "Auto-Submitted": "auto-generated" },
    text: `${enquiryText(enquiry, texts)}\n\n${texts.reference}: ${reference}\n${texts.form}: ${enquiry.form}\n`,
    attachments: enquiry.times ? [{ ...CALENDAR_FILE, content: callTimesCalendar(enquiry, texts.call) }] : [],
  };
}

/**
 * Writes proposed times for a call as an iCalendar file (RFC 5545), one tentative
 * event for each, in UTC. The library escapes and folds what the visitor wrote.
 * It names no attendee and no method, so that nothing is sent or answered by itself.
 * @param title of an event, with {who}
 * @param stamp when the file is made
 */
export function callTimesCalendar(
  { id, reference, name, company, phone, email, topic, times = [] }: Enquiry,
  title: string,
  stamp: Date = new Date(),
): string {
  const calendar = new ICalCalendar({ prodId: { company: "website", product: "enquiries" } });
  const contact = [name, company, phone, email, topic, reference].filter(Boolean).join("\n");
  times.forEach((time, index) => {
    const start = new Date(time);
    calendar.createEvent({
      // The same for each attempt, so that a calendar takes a second copy for the first.
      id: `${id.slice(0, 32)}-${index + 1}`,
      stamp,
      start,
      end: new Date(start.getTime() + CALL_MS),
      summary: `${title.replace("{who}", () => company || name)} (${index + 1}/${times.length})`,
      description: contact,
      status: ICalEventStatus.TENTATIVE,
    });
  });
  return calendar.toString();
}

/**
 * Text that a reader's mail program shows as it was entered: nothing in it reads
 * as an encoded word (RFC 2047).
 * @param text as checkEntry lets it through: no line breaks, nothing that turns it around
 * @returns "" for what is too long
 */
function headerText(text: string): string {
  const safe = text.replaceAll("=?", "= ?");
  return safe.length <= MAX_NAME_IN_HEADER ? safe : "";
}
