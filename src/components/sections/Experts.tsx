import styles from "./Experts.module.css";
import type { ExpertsCopy } from "./Experts.schema";
import { Tiles } from "./Tiles";

/** Who the consultancy is: what it was founded on, and what it stands for. */
export function Experts({ title, founded, observation, blurb, tiles, whenNot }: ExpertsCopy) {
  return (
    <section id="experts" aria-labelledby="experts-title" className="section section-tinted">
      <div className="page-width">
        <h2 id="experts-title">{title}</h2>
        <p className="lead">{founded}</p>
        <p className={`headline ${styles.observation}`}>{observation}</p>
        <Tiles tiles={tiles} />
        <p className={`lead ${styles.blurb}`}>{blurb}</p>
        <p className="buttons">
          <a href="/about#when-not">{whenNot}</a>
        </p>
      </div>
    </section>
  );
}
