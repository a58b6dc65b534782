import { NOTICE_ID } from "../../lib/protocol";

/** In log mode: says that the form sends nothing, and where to write instead. */
export function NotConnected({ text, email }: { text: string; email: string }) {
  return (
    <p id={NOTICE_ID} tabIndex={-1} className="notice">
      {text}: <a href={`mailto:${email}`}>{email}</a>
    </p>
  );
}
