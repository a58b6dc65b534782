import { MeasuredCurve } from "../../illustrations/MeasuredCurve";
import { Sentences } from "../ui/Sentences";
import styles from "./MeasuredIntro.module.css";

interface MeasuredIntroProps {
  headline: string;
  intro: string;
  /** The labels of the measuring points, from the first to the last. */
  measures: string[];
}

/** The start of a page with the measured growth line; each label is below its point. */
export function MeasuredIntro({ headline, intro, measures }: MeasuredIntroProps) {
  return (
    <div className={`on-ink page-top ${styles.intro}`}>
      <div className="page-width">
        <h1>
          <Sentences text={headline} />
        </h1>
        <p className="lead">{intro}</p>
        <div className={styles.curve}>
          <MeasuredCurve count={measures.length} />
        </div>
        <ol className={styles.measures}>
          {measures.map((measure) => (
            <li key={measure}>{measure}</li>
          ))}
        </ol>
      </div>
    </div>
  );
}
