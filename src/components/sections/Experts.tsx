import { MeasuredCurve } from "../../illustrations/MeasuredCurve";
import styles from "./Experts.module.css";
import { Tile } from "./Tile";

export interface ExpertsProps {
  title: string;
  blurb: string;
  tiles: { title: string; text: string }[];
}

/** Who the consultancy is, in one paragraph and four tiles. */
export function Experts({ title, blurb, tiles }: ExpertsProps) {
  return (
    <section id="experts" aria-labelledby="experts-title" className={`section ${styles.experts}`}>
      <div className="page-width">
        <div className={`columns ${styles.head}`}>
          <h2 id="experts-title">{title}</h2>
          <p className="lead">{blurb}</p>
        </div>
        <MeasuredCurve count={tiles.length} />
        <ul className={styles.tiles}>
          {tiles.map((tile) => (
            <Tile key={tile.title} {...tile} />
          ))}
        </ul>
      </div>
    </section>
  );
}
