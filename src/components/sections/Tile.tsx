import type { ReactNode } from "react";
import styles from "./Tile.module.css";

export interface TileProps {
  title: string;
  text: string;
  picture?: ReactNode;
}

/** One of several list items side by side: a name and what it means. */
export function Tile({ title, text, picture }: TileProps) {
  return (
    <li className={styles.tile}>
      {picture && <div className={`drawing ${styles.picture}`}>{picture}</div>}
      <h3>{title}</h3>
      <p className={styles.text}>{text}</p>
    </li>
  );
}
