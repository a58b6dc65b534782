import type { ExpertsCopy } from "../../schemas/home";
import styles from "./Experts.module.css";
import { Tiles } from "./Tiles";

/** Who the consultancy is: what it was founded on, and what it stands for. */
export function Experts({ title, founded, observation, blurb, tiles, whenNot }: ExpertsCopy) {
  return (
    <section id="experts" aria-labelledby="experts-title" className={`section ${styles.experts}`}>
      <div className="page-width">
        <p className="lead">{founded}</p>
        <p className={`headline ${styles.observation}`}>{observation}</p>
      </div>
      <div className="drawn">
        <div className="page-width">
          <h2 id="experts-title" className={styles.title}>
            {title}
          </h2>
          <p className={`muted ${styles.blurb}`}>
            {blurb} <a href="/about#when-not">{whenNot}</a>
          </p>
          <Tiles tiles={tiles} />
        </div>
      </div>
    </section>
  );
}
