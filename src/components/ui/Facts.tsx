import styles from "./Facts.module.css";

export interface Fact {
  label: string;
  value: string;
  /** Makes the value a link. */
  href?: string;
}

/** A list of facts: a label and, below it, what it stands for. */
export function Facts({ facts, inColumns = false }: { facts: readonly Fact[]; inColumns?: boolean }) {
  return (
    <dl className={styles.facts} data-columns={inColumns || undefined}>
      {facts.map(({ label, value, href }) => (
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
