import styles from "./Tiles.module.css";

/** Several names side by side, and what each means. */
export function Tiles({ tiles }: { tiles: readonly { title: string; text: string }[] }) {
  return (
    <ul className={styles.tiles}>
      {tiles.map(({ title, text }) => (
        <li key={title} className="ruled">
          <h3>{title}</h3>
          <p className={`muted ${styles.text}`}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
