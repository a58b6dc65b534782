import type { CrashNoticeCopy } from "./CrashNotice.schema";

/** Replaces an interactive part that crashed (specification, chapter 8). */
export function CrashNotice({ copy, email }: { copy: CrashNoticeCopy; email: string }) {
  return (
    <div role="alert" className="notice">
      <p>
        <strong>{copy.headline}</strong>
      </p>
      <p>
        {copy.write} <a href={`mailto:${email}`}>{email}</a>
      </p>
      <p>
        <a href="/">{copy.home}</a>
      </p>
    </div>
  );
}
