import type { TitledListCopy } from "../../schemas/about.ts";
import styles from "./TitledList.module.css";

interface TitledListProps extends TitledListCopy {
  /** The heading's id, if a link leads to it: then it also names the section. */
  id?: string;
  /** Large statements below the title, with explanations beside them; else a list beside the title. */
  isLarge?: boolean;
}

/** A list of names with explanations, such as the reasons to choose the company. */
export function TitledList({ id, title, items, isLarge }: TitledListProps) {
  return (
    <section aria-labelledby={id} className={isLarge ? styles.large : "columns"}>
      <h2 id={id}>{title}</h2>
      <ul className={`ruled-list ${styles.list}`}>
        {items.map(({ title, text }) => (
          <li key={title} className={isLarge ? "columns" : ""}>
            <h3 className="small-heading">{title}</h3>
            <p className="muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
