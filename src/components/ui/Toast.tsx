import { type Ref, useEffect, useEffectEvent, useRef } from "react";
import styles from "./Toast.module.css";

/** A short message about what just happened. */
interface ToastMessage {
  title: string;
  body: string;
  isFailure: boolean;
}

interface ToastRegionProps {
  ref: Ref<HTMLDivElement>;
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
export function ToastRegion({ ref, toast, ...props }: ToastRegionProps) {
  return (
    <div ref={ref} aria-live="assertive" className={`no-print ${styles.region}`} data-toast-region="">
      {toast && <Toast toast={toast} {...props} />}
    </div>
  );
}

function Toast({ toast, dismiss, onDismiss }: Omit<ToastRegionProps, "ref"> & { toast: ToastMessage }) {
  const card = useRef<HTMLDivElement>(null);
  const close = () => onDismiss(Boolean(card.current?.contains(document.activeElement)));
  const closeByKey = useEffectEvent(close);
  useEffect(() => {
    const closeByEscape = ({ key }: KeyboardEvent) => key === "Escape" && closeByKey();
    addEventListener("keydown", closeByEscape);
    return () => removeEventListener("keydown", closeByEscape);
  }, []);
  return (
    <div
      ref={card}
      className={styles.toast}
      data-toast=""
      data-variant={toast.isFailure ? "destructive" : "success"}
    >
      <div>
        <p>
          <strong>{toast.title}</strong>
        </p>
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
