import type { HomeCopy } from "../../schemas/home";
import styles from "./Experts.module.css";

/** Who the consultancy is: what it was founded on, and what it stands for, as stations of the growth line. */
export function Experts({ title, founded, observation, blurb, tiles, whenNot }: HomeCopy["experts"]) {
  return (
    <section id="experts" aria-labelledby="experts-title" className={`section ${styles.experts}`}>
      <div className="page-width">
        <p className="lead">{founded}</p>
        <p className={`headline ${styles.observation}`}>{observation}</p>
        <h2 id="experts-title" className={styles.title}>
          {title}
        </h2>
        <p className={`muted ${styles.blurb}`}>
          {blurb} {whenNot.text} <a href="/about#when-not">{whenNot.link}</a>
        </p>
      </div>
      <div className={styles.line}>
        <ul className={`page-width ${styles.tiles}`}>
          {tiles.map(({ title, claim, text }) => (
            <li key={title} className="station">
              <h3>{title}</h3>
              <p className="muted">
                {claim && <strong className={`figure ${styles.figure}`}>{claim.figure}</strong>} {text}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
