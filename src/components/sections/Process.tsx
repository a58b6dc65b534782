import type { ReactNode } from "react";
import { SectionHead } from "../ui/SectionHead";
import styles from "./Process.module.css";

export interface ProcessProps {
  title: string;
  intro: string;
  /** In their order; the pictures side by side are one line. */
  steps: { title: string; text: string; picture: ReactNode }[];
}

/** The growth process, step by step. */
export function Process({ title, intro, steps }: ProcessProps) {
  return (
    <section aria-labelledby="process" className={`section on-ink ${styles.process}`}>
      <div className="page-width">
        <SectionHead id="process" title={title} text={intro} />
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step.title}>
              <div className="drawing">{step.picture}</div>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
