import { ICalCalendar, ICalEventStatus } from "ical-generator";
import { CALL_MS } from "../../src/features/enquiry/calls/call-times.ts";
import type { MailTexts } from "../../src/features/enquiry/copy-schema.ts";
import { type Enquiry, enquiryText } from "./delivery.ts";

/**
 * Without a method the file is only for viewing; with one, mail programs treat it as an invitation
 * (RFC 5546).
 */
const CALENDAR_FILE = {
  filename: "call-times.ics",
  contentType: "text/calendar; charset=utf-8",
  // Base64 preserves the CRLF line ends that the format requires (RFC 5545, section 3.1).
  contentTransferEncoding: "base64",
} as const;
/**
 * Longer names are left out of headers, whose lines should be at most 78 characters (RFC 5322,
 * section 2.1.1).
 */
const MAX_NAME_IN_HEADER = 60;

/**
 * Composes the plain-text mail for an enquiry. Only three headers depend on the enquiry: Subject,
 * Reply-To and Message-ID.
 * @param texts the subject and the labels
 * @param from the sender, always the same
 * @param to the recipients
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
    // The same for each attempt, so that mail programs can recognize a duplicate after a timeout.
    messageId: `<${enquiry.id.slice(0, 32)}@${from.slice(from.lastIndexOf("@") + 1)}>`,
    // Asks mail servers not to send automatic replies to the visitor (RFC 3834, section 5).
    headers: { "Auto-Submitted": "auto-generated" },
    text: `${enquiryText(enquiry, texts)}\n\n${texts.reference}: ${reference}\n${texts.form}: ${enquiry.form}\n`,
    attachments: enquiry.times ? [{ ...CALENDAR_FILE, content: callTimesCalendar(enquiry, texts.call) }] : [],
  };
}

/**
 * Creates an iCalendar file (RFC 5545) with a tentative event in UTC for each proposed call time.
 * The library escapes and folds the visitor's text. Without attendee and method, no calendar
 * program sends invitations or replies.
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
      // The same for each attempt, so that calendars recognize a duplicate.
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
 * Makes a text safe for a mail header: mail programs must not decode any part of it as an encoded
 * word (RFC 2047).
 * @param text as checkEntry returns it, without line breaks and bidirectional control characters
 * @returns "" if the text is too long for a header
 */
function headerText(text: string): string {
  const safe = text.replaceAll("=?", "= ?");
  return safe.length <= MAX_NAME_IN_HEADER ? safe : "";
}
