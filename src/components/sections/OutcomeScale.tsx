import type { ResolvedOutcome } from "../../lib/content/claims";
import styles from "./OutcomeScale.module.css";
import type { OutcomeScaleCopy } from "./OutcomeScale.schema";

interface OutcomeScaleProps extends OutcomeScaleCopy {
  services: { id: string; title: string; outcomes: ResolvedOutcome[] }[];
}

/**
 * The claims in percent of all services as lines on one scale, so that they can be compared. Each line
 * is as long as its figure.
 */
export function OutcomeScale({ title, text, services }: OutcomeScaleProps) {
  const drawn = services.flatMap(({ title, outcomes }) =>
    outcomes.flatMap(({ claim, text }) =>
      claim?.unit === "percent" ? [{ ...claim, key: `${title}: ${text}`, service: title, text }] : [],
    ),
  );
  const max = Math.max(...drawn.map(({ value }) => value));
  return (
    <section aria-labelledby="scale" className={`section on-ink ${styles.section}`}>
      <div className="page-width">
        <h2 id="scale">{title}</h2>
        <p className="lead">{text}</p>
        <ul className={styles.scale}>
          {drawn.map(({ key, service, figure, text, value }) => (
            <li key={key}>
              <p>
                <strong className={`figure ${styles.figure}`}>{figure}</strong> {text}
              </p>
              <p className="note">{service}</p>
              <svg className={`drawing ${styles.line}`} aria-hidden="true">
                <line className="line-accent" x2={`${(100 * value) / max}%`} y1="4" y2="4" />
              </svg>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
