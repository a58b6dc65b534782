import { ValuePicture } from "../../illustrations/ValuePicture.tsx";
import type { AboutCopy } from "../../schemas/about.ts";
import styles from "./ValueCards.module.css";

/** What the consultancy stands by: a card each. */
export function ValueCards({ title, items }: AboutCopy["values"]) {
  return (
    <section>
      <h2>{title}</h2>
      <ul className={`fours ${styles.cards}`}>
        {items.map(({ picture, title, text }) => (
          <li key={title} className="card">
            <ValuePicture name={picture} className={picture === "onward" ? styles.onward : styles.picture} />
            <h3 className="small-heading">{title}</h3>
            <p className="muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
