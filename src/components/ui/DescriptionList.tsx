import styles from "./DescriptionList.module.css";

export interface DescriptionItem {
  label: string;
  value: string;
  /** Makes the value a link. */
  href?: string;
}

/** A list of facts: a label and, below it, what it stands for. */
export function DescriptionList({
  items,
  inColumns = false,
}: {
  items: readonly DescriptionItem[];
  inColumns?: boolean;
}) {
  return (
    <dl className={styles.facts} data-columns={inColumns || undefined}>
      {items.map(({ label, value, href }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {href ? (
              <a className="link" href={href}>
                {value}
              </a>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
