import { MeasuredCurve } from "../../illustrations/MeasuredCurve";
import { Sentences } from "../ui/Sentences";
import styles from "./MeasuredIntro.module.css";

interface MeasuredIntroProps {
  headline: string;
  intro: string;
  /** The measuring points, from the first to the last. */
  measures: { label: string; better: "higher" | "lower" }[];
}

/**
 * The start of a page with the measured growth line; each label is below its point, or on narrow
 * screens beside it.
 */
export function MeasuredIntro({ headline, intro, measures }: MeasuredIntroProps) {
  const dips = measures.flatMap(({ better }, index) => (better === "lower" ? [index] : []));
  return (
    <div className={`on-ink page-top ${styles.intro}`}>
      <div className="page-width">
        <h1>
          <Sentences text={headline} />
        </h1>
        <p className="lead">{intro}</p>
        <div className={styles.measured}>
          <div className={styles.curve}>
            <MeasuredCurve count={measures.length} dips={dips} />
          </div>
          <ol className={styles.measures}>
            {measures.map(({ label }) => (
              <li key={label}>{label}</li>
            ))}
          </ol>
        </div>
      </div>
    </div>
  );
}
