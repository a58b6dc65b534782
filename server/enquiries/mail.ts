import type { MailCopy } from "../../src/features/enquiry/enquiry.schema.ts";
import { CAMPAIGN_FIELDS } from "../../src/features/enquiry/shared-with-server/enquiry-request.ts";
import { fill } from "../../src/lib/fill.ts";
import { type Enquiry, textWithTopic } from "./check-entry.ts";

/**
 * Longer names are left out of headers, whose lines should be at most 78 characters (RFC 5322,
 * section 2.1.1).
 */
const MAX_NAME_IN_HEADER = 60;

/**
 * Composes the plain-text mail for an enquiry. Only three headers depend on the enquiry: Subject,
 * Reply-To and Message-ID.
 * @param copy the subject and the labels
 * @param from the sender, always the same
 * @param to the recipients
 */
export function composeMail(enquiry: Enquiry, copy: MailCopy, from: string, to: string[]) {
  const { reference } = enquiry;
  const who = headerText(enquiry.company || enquiry.name);
  const about = who ? fill(copy.subject, { who }) : copy.subjectWithoutName;
  const subject = `${about} [${reference}]`;
  // What the visitor didn't type.
  const details = [
    [copy.reference, reference],
    [copy.form, enquiry.form],
    [copy.page, enquiry.page],
    ...CAMPAIGN_FIELDS.map((name) => [name, enquiry[name]]),
  ].flatMap(([label, value]) => (value ? `${label}: ${value}\n` : []));
  return {
    from,
    to,
    replyTo: { name: headerText(enquiry.name), address: enquiry.email },
    subject: enquiry.possibleSpam ? `${copy.possibleSpam} ${subject}` : subject,
    // The same for each attempt, so that mail programs can recognize a duplicate after a timeout.
    messageId: `<${enquiry.id.slice(0, 43)}@${from.slice(from.lastIndexOf("@") + 1)}>`,
    text: `${textWithTopic(enquiry, copy)}\n\n${details.join("")}`,
  };
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
