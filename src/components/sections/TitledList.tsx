import type { ReactNode } from "react";
import type { TitledListCopy } from "../../schemas/about.ts";
import styles from "./TitledList.module.css";

interface TitledListProps extends TitledListCopy {
  id: string;
  /** Shown as large statements with their explanations beside them. */
  isLarge?: boolean;
  /** Whether explanations stand beside the names, with room for facts. */
  isWide?: boolean;
  /** The facts that follow the text of the items that show them; none if they are not given. */
  people?: ReactNode;
  results?: ReactNode;
}

/** A list of names with explanations, such as the company's values. */
export function TitledList({ id, title, items, isLarge, isWide, ...facts }: TitledListProps) {
  const columns = isLarge ? "columns wide-first" : isWide ? "columns" : "";
  return (
    <section aria-labelledby={id} className={isLarge ? styles.large : styles.compact}>
      <h2 id={id} className={isLarge ? "" : "small-heading"}>
        {title}
      </h2>
      <ul>
        {items.map(({ title, text, shows }) => (
          <li
            key={title}
            id={shows && facts[shows] ? shows : undefined}
            className={`ruled ${columns}`.trim()}
          >
            <h3>{title}</h3>
            <div>
              <p className={`muted ${styles.text}`}>{text}</p>
              {shows && facts[shows]}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
