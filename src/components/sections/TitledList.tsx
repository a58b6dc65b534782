import { Tile } from "./Tile";
import styles from "./TitledList.module.css";

export interface TitledListProps {
  id: string;
  title: string;
  items: { title: string; text: string }[];
  /** Tiles stand beside each other; rows are a name and, beside it, what it means. */
  shape: "tiles" | "rows";
}

/** What the consultancy holds to, or why to choose it: names with their meaning. */
export function TitledList({ id, title, items, shape }: TitledListProps) {
  return (
    <section aria-labelledby={id} className={shape === "tiles" ? "section section-tinted" : "section"}>
      <div className="page-width">
        <h2 id={id}>{title}</h2>
        {shape === "tiles" ? (
          <ul className={styles.tiles}>
            {items.map((item) => (
              <Tile key={item.title} {...item} />
            ))}
          </ul>
        ) : (
          <ul className={styles.rows}>
            {items.map((item) => (
              <li key={item.title}>
                <h3>{item.title}</h3>
                <p className="muted">{item.text}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
