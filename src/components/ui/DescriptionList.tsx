import type { ReactNode } from "react";
import styles from "./DescriptionList.module.css";

interface DescriptionItem {
  label: string;
  value: ReactNode;
  /** Makes the value a link. */
  href?: string;
  className?: string | undefined;
}

/** A list of facts: each a label with its value below or beside it. */
export function DescriptionList({
  items,
  rows = false,
  className = "",
}: {
  items: readonly DescriptionItem[];
  rows?: boolean;
  className?: string | undefined;
}) {
  return (
    <dl className={`${styles.facts} ${rows ? "ruled-list" : ""} ${className}`.trim()}>
      {items.map(({ label, value, href, className }) => (
        <div key={label} className={className}>
          <dt>{label}</dt>
          <dd>{href ? <a href={href}>{value}</a> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
