import type { MouseEvent } from "react";

/** The longest body of a mailto: address, encoded: mail programs on Windows get 2,000 characters in all. */
const MAX_BODY = 1_800;
const CUT = encodeURIComponent(" …");

export interface MailInstead {
  /** The address to write to. */
  email: string;
  subject: string;
  /** Returns the form's current values as text. */
  text: () => string;
}

/** Returns the props of a link to a mail that gets its text when the link is pressed. */
export const mailLink = ({ email, subject, text }: MailInstead) => ({
  href: `mailto:${email}`,
  onClick: ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    currentTarget.href = `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeBody(text())}`;
  },
});

/** Encodes the body of a mailto: address (RFC 6068). A long one is cut off and ends in an ellipsis. */
function encodeBody(text: string): string {
  let body = "";
  for (const character of text.replaceAll("\n", "\r\n")) {
    const encoded = encodeURIComponent(character);
    if (body.length + encoded.length > MAX_BODY - CUT.length) return body + CUT;
    body += encoded;
  }
  return body;
}
