import styles from "./Tile.module.css";

export interface TileProps {
  title: string;
  text: string;
}

/** One of several list items side by side: a name and what it means. */
export function Tile({ title, text }: TileProps) {
  return (
    <li className="ruled">
      <h3>{title}</h3>
      <p className={`muted ${styles.text}`}>{text}</p>
    </li>
  );
}
