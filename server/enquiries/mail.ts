import { callTimesCalendar } from "./calendar.ts";
import type { Enquiry } from "./delivery.ts";

/** A plain-text mail. Only `subject`, `replyTo` and `messageId` depend on the enquiry, each in a fixed shape. */
export interface Mail {
  from: string;
  to: string;
  replyTo: { name: string; address: string };
  subject: string;
  messageId: string;
  text: string;
  attachments: {
    filename: string;
    contentType: string;
    contentTransferEncoding: "base64";
    content: string;
  }[];
}

/** Longer names are left out of headers, which should stay within 78 characters (RFC 5322, section 2.1.1). */
const MAX_NAME_IN_HEADER = 60;

/**
 * Writes the mail for an enquiry.
 * @param from the address that sends, always the same
 * @param to the address that receives
 */
export function composeMail(enquiry: Enquiry, from: string, to: string): Mail {
  const who = enquiry.company || enquiry.name;
  return {
    from,
    to,
    replyTo: { name: isShort(enquiry.name) ? enquiry.name : "", address: enquiry.email },
    subject: isShort(who) ? `Enquiry from ${who} [${enquiry.reference}]` : `Enquiry [${enquiry.reference}]`,
    // The same for each attempt, so that a mailbox can fold a second copy after an ambiguous timeout.
    messageId: `<${enquiry.id.slice(0, 32)}@${from.slice(from.lastIndexOf("@") + 1)}>`,
    text: `${enquiryText(enquiry)}\n\nReference: ${enquiry.reference}\nForm: ${enquiry.form}\n`,
    attachments: enquiry.times ? [calendarFile(enquiry)] : [],
  };
}

/** What was entered as plain text: for the mail, and for a visitor to copy. */
export function enquiryText(entered: {
  name: string;
  email: string;
  company: string;
  phone: string;
  message: string;
  topic?: string;
  source?: string;
}): string {
  const lines = [
    ["Name", entered.name],
    ["Email", entered.email],
    ["Company", entered.company],
    ["Phone", entered.phone],
    ["About", entered.topic],
    ["Found us", entered.source],
  ];
  const head = lines.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`);
  return `${head.join("\n")}\n\n${entered.message}`;
}

/** No method: it is a file to look at, and no invitation that a mailbox would answer (RFC 5546). */
function calendarFile(enquiry: Enquiry) {
  return {
    filename: "call-times.ics",
    contentType: "text/calendar; charset=utf-8",
    // Keeps the line ends that the format asks for (RFC 5545, section 3.1).
    contentTransferEncoding: "base64" as const,
    content: callTimesCalendar(enquiry),
  };
}

function isShort(name: string): boolean {
  return name.length <= MAX_NAME_IN_HEADER;
}
