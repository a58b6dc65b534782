import type { ComponentProps } from "react";
import styles from "./CloseButton.module.css";

type CloseButtonProps = ComponentProps<"button"> & { "aria-label": string };

/** A button with a cross, which removes or closes what its label names. */
export function CloseButton({ className = "", ...props }: CloseButtonProps) {
  return (
    <button type="button" {...props} className={`${styles.close} ${className}`.trim()}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d="m3 3 10 10M13 3 3 13" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </button>
  );
}
