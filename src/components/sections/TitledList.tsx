import type { TitledListCopy } from "../../schemas/about.ts";
import styles from "./TitledList.module.css";

interface TitledListProps extends TitledListCopy {
  /** The heading's id, if a link leads to it: then it also names the section. */
  id?: string;
  /** Shown as large statements, with narrower explanations. */
  isLarge?: boolean;
}

/** A list of names with explanations beside them, such as the reasons to choose the company. */
export function TitledList({ id, title, items, isLarge }: TitledListProps) {
  return (
    <section aria-labelledby={id} className={isLarge ? styles.large : styles.compact}>
      <h2 id={id} className={isLarge ? "" : "small-heading"}>
        {title}
      </h2>
      <ul>
        {items.map(({ title, text }) => (
          <li key={title} className={`ruled columns ${isLarge ? "wide-first" : ""}`.trim()}>
            <h3>{title}</h3>
            <p className="muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
