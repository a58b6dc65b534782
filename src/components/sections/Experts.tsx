import { MeasuredCurve } from "../../illustrations/MeasuredCurve";
import { SectionHead } from "../ui/SectionHead";
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
    <section id="experts" aria-labelledby="experts-title" className="section">
      <div className="page-width">
        <SectionHead id="experts-title" title={title} text={blurb} />
        <div className={styles.curve}>
          <MeasuredCurve count={tiles.length} />
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
