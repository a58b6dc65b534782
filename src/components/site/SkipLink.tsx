import styles from "./SkipLink.module.css";

/** Takes keyboard users past the header; the first stop on every page (WCAG 2.4.1). */
export function SkipLink({ label }: { label: string }) {
  return (
    <a className={`no-print ${styles.skipLink}`} href="#content">
      {label}
    </a>
  );
}
