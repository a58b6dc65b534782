import type { TitledListCopy } from "../../schemas/about";
import styles from "./TitledList.module.css";

interface TitledListProps extends TitledListCopy {
  id: string;
  /** Shown as large statements with their explanations beside them. */
  isLarge?: boolean;
}

/** A list of names with explanations, such as the company's values. */
export function TitledList({ id, title, items, isLarge = false }: TitledListProps) {
  return (
    <section aria-labelledby={id} className={isLarge ? styles.large : styles.compact}>
      <h2 id={id}>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.title} className={isLarge ? "ruled columns wide-first" : "ruled"}>
            <h3>{item.title}</h3>
            <p className="muted">{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
