import styles from "./SkipLink.module.css";

/** Lets keyboard users skip the header; the first focusable element of every page (WCAG 2.4.1). */
export function SkipLink({ label }: { label: string }) {
  return (
    <a className={`no-print ${styles.skipLink}`} href="#content">
      {label}
    </a>
  );
}
