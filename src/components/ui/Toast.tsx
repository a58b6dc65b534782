import { CloseButton } from "./CloseButton";
import styles from "./Toast.module.css";

/** A short message about what just happened. */
export interface ToastMessage {
  title: string;
  body: string;
  variant: "success" | "destructive";
}

interface ToastRegionProps {
  /** The message to show; null for none. */
  toast: ToastMessage | null;
  /** Names the button that takes the toast away. */
  dismiss: string;
  onDismiss: () => void;
}

/**
 * Shows one toast at a time. Both live regions stand in the page from the start,
 * empty: screen readers announce what enters a region that they know, and miss
 * one that arrives with its text. A toast stays until it is dismissed, so that
 * nobody has to read against a clock (WCAG 2.2.1).
 */
export function ToastRegion({ toast, ...props }: ToastRegionProps) {
  const card = toast && <Toast toast={toast} {...props} />;
  return (
    <div className={`no-print ${styles.region}`} data-toast-region="">
      <div role="status">{toast?.variant === "success" && card}</div>
      <div role="alert">{toast?.variant === "destructive" && card}</div>
    </div>
  );
}

function Toast({ toast, dismiss, onDismiss }: ToastRegionProps & { toast: ToastMessage }) {
  return (
    <div className={styles.toast} data-toast="" data-variant={toast.variant}>
      <div>
        <p className={styles.title}>{toast.title}</p>
        <p>{toast.body}</p>
      </div>
      <CloseButton
        className={styles.close}
        aria-label={dismiss}
        onClick={onDismiss}
        onKeyDown={(event) => event.key === "Escape" && onDismiss()}
      />
    </div>
  );
}
