import { useEffect, useEffectEvent, useRef } from "react";
import styles from "./Toast.module.css";

/** A short message about what just happened. */
interface ToastMessage {
  title: string;
  body: string;
  isFailure: boolean;
}

interface ToastRegionProps {
  /** The message to show, until it is dismissed. */
  toast: ToastMessage | undefined;
  /** The label of the button that dismisses the toast. */
  dismiss: string;
  /** @param hasFocus whether focus is in the toast, which is then removed */
  onDismiss: (hasFocus: boolean) => void;
}

/**
 * Shows one toast at a time. The live region is in the page from the start, empty: screen readers announce
 * changes to a known region, but not a region that is added with its text. It has no role: in Firefox, Orca
 * doesn't speak an alert that changes, and stops at an empty status while it reads the page.
 */
export function ToastRegion({ toast, ...props }: ToastRegionProps) {
  return (
    <div aria-live="assertive" className={`no-print ${styles.region}`} data-toast-region="">
      {toast && <Toast toast={toast} {...props} />}
    </div>
  );
}

/** Between a toast and what has focus above it, in px: more than the outline of focus. */
const GAP = 8;

function Toast({ toast, dismiss, onDismiss }: ToastRegionProps & { toast: ToastMessage }) {
  const card = useRef<HTMLDivElement>(null);
  const close = () => onDismiss(Boolean(card.current?.contains(document.activeElement)));
  const closeByKey = useEffectEvent(close);
  useEffect(() => {
    // In a low window it stands in the page (Toast.module.css), perhaps below what is in view.
    card.current?.scrollIntoView({ block: "nearest" });
    const closeByEscape = ({ key }: KeyboardEvent) => key === "Escape" && closeByKey();
    addEventListener("keydown", closeByEscape);
    // Captured, because React stops events within what it hydrates and repeats them later.
    addEventListener("focusin", uncoverFocused, true);
    uncoverFocused();
    return () => {
      removeEventListener("keydown", closeByEscape);
      removeEventListener("focusin", uncoverFocused, true);
    };

    /** Scrolls to what has focus behind the toast (WCAG 2.4.11). */
    function uncoverFocused() {
      const focused = document.querySelector(":focus-visible");
      const toast = card.current?.getBoundingClientRect();
      if (!focused || !toast || card.current?.contains(focused)) return;
      const { top, bottom, right } = focused.getBoundingClientRect();
      if (bottom + GAP > toast.top && top < toast.bottom && right > toast.left) {
        scrollBy({ top: bottom + GAP - toast.top, behavior: "instant" });
      }
    }
  }, []);
  return (
    <div
      ref={card}
      className={styles.toast}
      data-toast=""
      data-variant={toast.isFailure ? "destructive" : "success"}
    >
      <div>
        <p className={styles.title}>{toast.title}</p>
        <p>{toast.body}</p>
      </div>
      <button type="button" className={styles.close} aria-label={dismiss} onClick={close}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="m3 3 10 10M13 3 3 13" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
    </div>
  );
}
