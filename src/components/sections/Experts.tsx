import { MeasuredCurve } from "../../illustrations/MeasuredCurve";
import { SectionHead } from "../ui/SectionHead";
import styles from "./Experts.module.css";
import { type Tile, Tiles } from "./Tiles";

export interface ExpertsProps {
  title: string;
  blurb: string;
  tiles: Tile[];
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
        <Tiles tiles={tiles} />
      </div>
    </section>
  );
}
