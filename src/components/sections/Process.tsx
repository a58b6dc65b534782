import { Drawing, Line } from "../../illustrations/Drawing.tsx";
import type { ServicesPageCopy } from "../../schemas/services-page.ts";
import styles from "./Process.module.css";

/** The growth process: its steps are stations of the growth line, which rises to the right edge after them. */
export function Process({ title, intro, steps }: ServicesPageCopy["process"]) {
  return (
    <section aria-labelledby="process" className={`section ${styles.process}`}>
      <div className="page-width columns wide-gap">
        <div>
          <h2 id="process">{title}</h2>
          <p className="lead">{intro}</p>
        </div>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step.title} className="station">
              <h3>{step.title}</h3>
              <p className="muted">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className={`no-print ${styles.rise}`}>
        <Drawing size={[100, 100]} className="wide-only">
          <Line d="M0 0C0 56 6 80 18 80C52 80 84 20 101-260" />
        </Drawing>
        <Drawing size={[100, 100]} className="narrow-only">
          <Line d="M0 0C0 56 8 80 28 80C60 80 84 50 101 4" />
        </Drawing>
      </div>
    </section>
  );
}
