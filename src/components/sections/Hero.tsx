import { GrowthLine } from "../../illustrations/GrowthLine";
import type { ResolvedOutcome } from "../../lib/claims";
import { Button } from "../ui/Button";
import { Checklist } from "../ui/Checklist";
import styles from "./Hero.module.css";
import { Outcome } from "./Outcome";

export interface HeroProps {
  headline: string;
  intro: string;
  panel: { title: string; points: string[]; action: string };
  /** What the site promises at a glance. */
  promises: ResolvedOutcome[];
}

export function Hero({ headline, intro, panel, promises }: HeroProps) {
  return (
    <section className={`on-ink ${styles.hero}`}>
      <div className={`page-width columns ${styles.columns}`}>
        <div className={styles.text}>
          <h1>{headline}</h1>
          <p className="lead">{intro}</p>
        </div>
        <div className={styles.panel}>
          <h2>{panel.title}</h2>
          <Checklist items={panel.points} />
          <p className={styles.action}>
            <Button href="#cta">{panel.action}</Button>
          </p>
        </div>
      </div>
      <div className="page-width">
        <ul className={styles.promises}>
          {promises.map((promise) => (
            <Outcome key={promise.text} outcome={promise} />
          ))}
        </ul>
      </div>
      <GrowthLine />
    </section>
  );
}
