import { GrowthLine } from "../../illustrations/GrowthLine";
import { Button } from "../ui/Button";
import { Checklist } from "../ui/Checklist";
import { Sentences } from "../ui/Sentences";
import styles from "./Hero.module.css";
import type { HeroCopy } from "./Hero.schema";
import { Outcome } from "./Outcome";

/** The start of the home page. On phones the growth line follows the headline directly. */
export function Hero({ headline, belief, intro, panel, promises }: HeroCopy) {
  return (
    <section className={`on-ink page-top ${styles.hero}`}>
      <div className={`page-width columns wide-first ${styles.columns}`}>
        <div>
          <h1>{headline}</h1>
          <p className={styles.belief}>
            <Sentences text={belief} />
          </p>
        </div>
        <GrowthLine />
        <p className="lead">{intro}</p>
        <div className={`ruled ${styles.panel}`}>
          <h2>{panel.title}</h2>
          <Checklist items={panel.points} />
          <p className="buttons">
            <Button href="#cta">{panel.action}</Button>
          </p>
        </div>
        <ul className={styles.promises}>
          {promises.map((promise) => (
            <Outcome key={promise.text} outcome={promise} />
          ))}
        </ul>
      </div>
    </section>
  );
}
