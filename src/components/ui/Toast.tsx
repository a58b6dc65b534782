import { useEffect, useEffectEvent, useState } from "react";
import { TOAST_FLAG } from "../../lib/protocol";
import { CloseButton } from "./CloseButton";
import styles from "./Toast.module.css";

/** A short message about what just happened. */
export interface ToastMessage {
  title: string;
  body: string;
  variant: "success" | "destructive";
}

interface ToastRegionProps {
  /** The message to show; null if there is none. */
  toast: ToastMessage | null;
  /** The label of the button that dismisses the toast. */
  dismiss: string;
  onDismiss: () => void;
}

/**
 * Shows one toast at a time. Both live regions are in the page from the start, empty: screen
 * readers announce changes to a known region, but not a region that is added with its text. A
 * failure stays until it is dismissed.
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

/** How long a success stays, unless it is hovered or focused (WCAG 2.2.1). */
const SUCCESS_MS = 8000;

function Toast({ toast, dismiss, onDismiss }: ToastRegionProps & { toast: ToastMessage }) {
  const [isHeld, setHeld] = useState(false);
  const expire = useEffectEvent(onDismiss);
  const expires = toast.variant === "success" && !isHeld;
  useEffect(() => {
    if (!expires) return;
    const timer = setTimeout(() => expire(), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [expires]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only keeps it from vanishing
    <div
      className={styles.toast}
      {...{ [TOAST_FLAG]: "" }}
      data-variant={toast.variant}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
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
