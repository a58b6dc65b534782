import { StepPicture } from "../../illustrations/StepPicture";
import type { ProcessCopy } from "../../schemas/services";
import { SectionHead } from "../ui/SectionHead";
import styles from "./Process.module.css";

/** The growth process, step by step; the pictures form one line. */
export function Process({ title, intro, steps }: ProcessCopy) {
  return (
    <section aria-labelledby="process" className="section">
      <div className="page-width">
        <SectionHead id="process" title={title} text={intro} />
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step.title}>
              <div className="drawing">
                <StepPicture name={step.picture} />
              </div>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
