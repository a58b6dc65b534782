import { Component, type ReactNode } from "react";
import type { ErrorCopy } from "../../schemas/error.ts";

/** With the headline of the error page, and the address to write to. */
export type CrashNoticeProps = ErrorCopy["crash"] & { headline: string; email: string };

/** In every island: if it crashes, a notice replaces it, and the rest of the page works on. */
export class IslandBoundary extends Component<
  { children: ReactNode; crash: CrashNoticeProps },
  { hasCrashed: boolean }
> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override render() {
    return this.state.hasCrashed ? <CrashNotice {...this.props.crash} /> : this.props.children;
  }
}

/** Replaces an interactive part that crashed (specification, chapter 8). */
function CrashNotice({ headline, write, home, email }: CrashNoticeProps) {
  return (
    <div role="alert" className="notice">
      <p>
        <strong>{headline}</strong>
      </p>
      <p>
        {`${write} `}
        <a href={`mailto:${email}`}>{email}</a>
      </p>
      <p>
        <a href="/">{home}</a>
      </p>
    </div>
  );
}
