import type { ReactNode } from "react";
import styles from "./Experts.module.css";
import { Tile } from "./Tile";

export interface ExpertsProps {
  title: string;
  blurb: string;
  tiles: { title: string; text: string; picture: ReactNode }[];
}

/** Who the consultancy is, in one paragraph and four tiles. */
export function Experts({ title, blurb, tiles }: ExpertsProps) {
  return (
    <section id="experts" aria-labelledby="experts-title" className="section section-tinted">
      <div className={`page-width columns ${styles.columns}`}>
        <div className={styles.text}>
          <h2 id="experts-title">{title}</h2>
          <p className="lead">{blurb}</p>
        </div>
        <ul className={styles.tiles}>
          {tiles.map((tile) => (
            <Tile key={tile.title} {...tile} />
          ))}
        </ul>
      </div>
    </section>
  );
}
