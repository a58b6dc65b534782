import { Tiles } from "./Tiles";
import styles from "./TitledList.module.css";
import type { TitledListCopy } from "./TitledList.schema";

interface TitledListProps extends TitledListCopy {
  id: string;
  /**
   * Tiles stand beside each other; rows are a name and, beside it, what it means;
   * statements are set large, on sea ink.
   */
  shape: "tiles" | "rows" | "statements";
}

const GROUND = { tiles: "section-tinted", rows: "", statements: "on-ink" };

/** What the consultancy holds to, or why to choose it and when not: names with their meaning. */
export function TitledList({ id, title, items, shape }: TitledListProps) {
  return (
    <section aria-labelledby={id} className={`section ${GROUND[shape]}`}>
      <div className="page-width">
        <h2 id={id}>{title}</h2>
        {shape === "tiles" ? (
          <Tiles tiles={items} />
        ) : (
          <ul className={shape === "rows" ? styles.rows : `columns even ${styles.statements}`}>
            {items.map((item) => (
              <li key={item.title} className="ruled">
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
