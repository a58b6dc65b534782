import { MeasuredCurve } from "../../illustrations/MeasuredCurve";
import { SectionHead } from "../ui/SectionHead";
import styles from "./Experts.module.css";
import type { ExpertsCopy } from "./Experts.schema";
import { Tiles } from "./Tiles";

/** Who the consultancy is, in one paragraph and four tiles. */
export function Experts({ title, blurb, tiles }: ExpertsCopy) {
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
