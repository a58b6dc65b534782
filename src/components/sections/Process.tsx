import { Drawing, Line } from "../../illustrations/Drawing.tsx";
import servicesLine from "../../illustrations/services-line.module.css";
import type { ServicesPageCopy } from "../../schemas/services-page.ts";
import { Button } from "../ui/Button.tsx";
import styles from "./Process.module.css";

interface ProcessProps {
  copy: Pick<ServicesPageCopy, "process" | "actions">;
  callHref: string;
  /** Also of the link of a step. */
  assessmentHref: string;
}

/**
 * The growth process with two calls to action: its steps are stations of the growth line, which rises to the
 * right edge after them.
 */
export function Process({ copy, callHref, assessmentHref }: ProcessProps) {
  const { title, intro, steps } = copy.process;
  return (
    <section className={`section ${styles.process}`}>
      <div className="page-width columns wide-gap">
        <div>
          <h2>{title}</h2>
          <p className="lead">{intro}</p>
        </div>
        <div>
          <ol className={styles.steps}>
            {steps.map(({ title, text, link }) => (
              <li key={title} className={servicesLine.station}>
                <h3>{title}</h3>
                <p className="muted">
                  {text} {link && <a href={assessmentHref}>{link}</a>}
                </p>
              </li>
            ))}
          </ol>
          <div className="no-print buttons">
            <Button href={callHref}>{copy.actions.scheduleCall}</Button>
            <Button href={assessmentHref} variant="secondary">
              {copy.actions.growthAssessment}
            </Button>
          </div>
        </div>
      </div>
      <Drawing size={[100, 100]} className={`no-print ${styles.rise}`}>
        <Line className="wide-only" d="M0 0C0 56 6 80 18 80C52 80 84 20 101-260" />
        <Line className="narrow-only" d="M0 0C0 56 8 80 28 80C60 80 84 50 101 4" />
      </Drawing>
    </section>
  );
}
