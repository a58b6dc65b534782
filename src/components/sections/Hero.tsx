import { Fragment } from "react";
import { GrowthLine } from "../../illustrations/GrowthLine";
import type { ResolvedOutcome } from "../../lib/content/claims";
import { Button } from "../ui/Button";
import { Checklist } from "../ui/Checklist";
import styles from "./Hero.module.css";
import type { HeroCopy } from "./hero.schema";
import { Outcome } from "./Outcome";

interface HeroProps extends Omit<HeroCopy, "promises"> {
  promises: ResolvedOutcome[];
}

/** The start of the home page. It fills the window; the growth line is behind and beside its texts. */
export function Hero({ headline, belief, intro, panel, promises }: HeroProps) {
  return (
    <section className={`on-ink page-top ${styles.hero}`}>
      <div className={`page-width columns wide-first ${styles.columns}`}>
        <div>
          <h1>{headline}</h1>
          <p className={styles.belief}>
            {/* No sentence is broken that fits on a line. */}
            {belief.split(/(?<=\.) /).map((sentence, index) => (
              <Fragment key={sentence}>
                {index > 0 && " "}
                <span className={styles.sentence}>{sentence}</span>
              </Fragment>
            ))}
          </p>
          <p className="lead">{intro}</p>
          <p className="buttons">
            <Button href="#cta">{panel.action}</Button>
          </p>
        </div>
        <div className={`no-print ${styles.drawing}`}>
          <GrowthLine format="wide" />
          <GrowthLine format="narrow" />
        </div>
        <div className={`ruled ${styles.panel}`}>
          <h2>{panel.title}</h2>
          <Checklist items={panel.points} />
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
