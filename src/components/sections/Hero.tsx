import { ExampleDrawing } from "../../illustrations/ExampleDrawing.tsx";
import { fill } from "../../lib/fill.ts";
import { formatNumber } from "../../lib/format-number.ts";
import type { HomeCopy } from "../../schemas/home.ts";
import type { ClientResults } from "../../schemas/results.ts";
import { Button } from "../ui/Button.tsx";
import { Checklist } from "../ui/Checklist.tsx";
import { ExampleKey } from "./ExampleKey.tsx";
import styles from "./Hero.module.css";
import { Outcomes } from "./Outcomes.tsx";
import { Proof } from "./Results.tsx";

interface HeroProps extends ClientResults {
  copy: HomeCopy["hero"];
}

/** The start of the home page. It fills the window, with a worked example drawn one for one. */
export function Hero({ copy, ...clientResults }: HeroProps) {
  const { headline, belief, intro, action, answer, panel, example, promises } = copy;
  return (
    <section className={`on-ink ${styles.hero}`}>
      <div className={`page-width columns wide-first ${styles.columns}`}>
        <div className={styles.texts}>
          <h1>{headline}</h1>
          <p className={styles.belief}>
            {belief.map((sentence) => (
              <span key={sentence}>{`${sentence} `}</span>
            ))}
          </p>
          <p className="lead">{intro}</p>
          <p className={styles.button}>
            <Button href="#cta">{action}</Button>
          </p>
          <p className={`no-print note ${styles.answer}`}>{answer}</p>
        </div>
        <div className={`card ${styles.panel}`}>
          <h2 className="small-heading">{panel.title}</h2>
          <Checklist items={panel.points} />
        </div>
        <figure className={`no-print ${styles.example}`}>
          <div className={styles.drawing}>
            <ExampleDrawing example={example} field={styles.field} line={styles.line} />
          </div>
          <figcaption className={styles.legend}>
            <p className="note">
              {fill(example.caption, {
                companies: formatNumber(example.companies.number),
                contracts: formatNumber(example.contracts.number),
              })}
            </p>
            <ExampleKey example={example} />
          </figcaption>
        </figure>
        <div className={styles.promises}>
          <Outcomes outcomes={promises} className="row" />
          <Proof {...clientResults} />
        </div>
      </div>
    </section>
  );
}
