import { Component, type ReactNode } from "react";
import type { CrashNoticeCopy } from "../../schemas/status";
import styles from "./IslandBoundary.module.css";

export interface CrashNoticeProps extends Omit<CrashNoticeCopy, "kept"> {
  /** Only with readTyped. */
  kept?: string;
  /** The address to write to. */
  email: string;
}

interface IslandBoundaryProps {
  children: ReactNode;
  crash: CrashNoticeProps;
  /** Returns what the visitor has typed into the island. */
  readTyped?: () => string;
}

/** Around every island: if it crashes, a notice replaces it, and the rest of the page works on. */
export class IslandBoundary extends Component<IslandBoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };
  private typed: string | undefined;

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override render() {
    const { children, crash, readTyped } = this.props;
    if (!this.state.hasCrashed) return children;
    // Read before React removes the island, also if it crashed at its first render.
    this.typed ??= readTyped?.() ?? "";
    return <CrashNotice {...crash} typed={this.typed} />;
  }
}

/** Replaces an interactive part that crashed (specification, chapter 8). */
export function CrashNotice({
  headline,
  write,
  home,
  email,
  kept,
  typed,
}: CrashNoticeProps & { typed?: string }) {
  return (
    <div role="alert" className="notice">
      <p>
        <strong>{headline}</strong>
      </p>
      <p>
        {write} <a href={`mailto:${email}`}>{email}</a>
      </p>
      {typed && (
        <>
          <p>{kept}</p>
          <p className={styles.typed}>{typed}</p>
        </>
      )}
      <p>
        <a href="/">{home}</a>
      </p>
    </div>
  );
}
