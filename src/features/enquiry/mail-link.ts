import type { MouseEvent } from "react";

export interface MailInstead {
  /** The address to write to. */
  email: string;
  subject: string;
  /** Returns the form's current values as text. */
  text: () => string;
}

/** Returns the props of a link to a mail (RFC 6068) that gets its text when the link is pressed. */
export const mailLink = ({ email, subject, text }: MailInstead) => ({
  href: `mailto:${email}`,
  onClick: ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    const body = encodeURIComponent(text().replaceAll("\n", "\r\n"));
    currentTarget.href = `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${body}`;
  },
});
