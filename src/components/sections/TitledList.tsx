import { Tiles } from "./Tiles";
import styles from "./TitledList.module.css";
import type { TitledListCopy } from "./TitledList.schema";

interface TitledListProps extends TitledListCopy {
  id: string;
  /**
   * How the items are shown: in columns, as rows with the name beside the text on sea ink, or as large
   * statements.
   */
  shape: "tiles" | "rows" | "statements";
}

const BACKGROUND = { tiles: "", rows: "on-ink", statements: "" };

/** A list of names with explanations, such as the company's values. */
export function TitledList({ id, title, items, shape }: TitledListProps) {
  return (
    <section aria-labelledby={id} className={`section ${BACKGROUND[shape]}`}>
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
