import { Component, type ReactNode } from "react";
import type { ErrorCopy } from "../../schemas/error.ts";

/** With the headline of the error page, and the address to write to. */
export type CrashNoticeProps = ErrorCopy["crash"] & { headline: string; email: string };

interface IslandBoundaryProps {
  children: ReactNode;
  crash: CrashNoticeProps;
}

/**
 * In every island: if it crashes, a notice replaces it (specification, chapter 8), and the rest of the page
 * works on.
 */
export class IslandBoundary extends Component<IslandBoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override render() {
    const { children, crash } = this.props;
    if (!this.state.hasCrashed) return children;
    return (
      <div role="alert" className="notice">
        <p className="subheading">{crash.headline}</p>
        <p>
          {`${crash.write} `}
          <a href={`mailto:${crash.email}`}>{crash.email}</a>
        </p>
        <p>
          <a href="/">{crash.home}</a>
        </p>
      </div>
    );
  }
}
