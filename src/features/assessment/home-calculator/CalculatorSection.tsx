import type { ReactNode } from "react";
import { SectionHead } from "../../../components/ui/SectionHead";
import { fill } from "../../../lib/fill";
import styles from "./CalculatorSection.module.css";
import { CYCLE_DAYS } from "./calculate-year";
import type { HomeCalculatorCopy } from "./HomeCalculator.schema";

interface CalculatorSectionProps {
  copy: Omit<HomeCalculatorCopy, "line">;
  /** Address of what makes it live. */
  dataPath: string;
  /** The year as a line. */
  children: ReactNode;
}

/** What stands around the year on the home page. */
export function CalculatorSection({ copy, dataPath, children }: CalculatorSectionProps) {
  return (
    <section aria-labelledby="year" className="section section-tinted">
      <div className="page-width">
        <SectionHead id="year" title={copy.title} text={copy.intro} />
      </div>
      {/* Made live by load-calculator.ts. */}
      <div data-calculator={dataPath}>{children}</div>
      <p className={`page-width note ${styles.note}`}>
        {fill(copy.note, { days: String(CYCLE_DAYS) })}
        <noscript> {copy.withoutScript}</noscript>
      </p>
    </section>
  );
}
