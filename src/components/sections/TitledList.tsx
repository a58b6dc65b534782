import type { TitledListCopy } from "../../schemas/about.ts";
import styles from "./TitledList.module.css";

/** A list of names with explanations, beside its title. */
export function TitledList({ title, items }: TitledListCopy) {
  return (
    <section className="columns">
      <h2>{title}</h2>
      <ul className={`ruled-list ${styles.list}`}>
        {items.map(({ title, text }) => (
          <li key={title} className="row">
            <h3 className="small-heading">{title}</h3>
            <p className="muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
