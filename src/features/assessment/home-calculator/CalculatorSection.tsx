import type { ReactNode } from "react";
import { SectionHead } from "../../../components/ui/SectionHead";
import { fill } from "../../../lib/fill";
import styles from "./CalculatorSection.module.css";
import { CYCLE_DAYS } from "./calculate-year";
import type { HomeCalculatorCopy } from "./HomeCalculator.schema";

interface CalculatorSectionProps {
  copy: Omit<HomeCalculatorCopy, "calculator">;
  /** The address of the calculator's copy, for load-calculator.ts. */
  dataPath: string;
  /** The rendered calculator. */
  children: ReactNode;
}

/** The section around the home calculator. */
export function CalculatorSection({ copy, dataPath, children }: CalculatorSectionProps) {
  return (
    <section aria-labelledby="year" className="section section-tinted">
      <div className="page-width">
        <SectionHead id="year" title={copy.title} text={copy.intro} />
      </div>
      {/* Hydrated by load-calculator.ts. */}
      <div data-calculator={dataPath}>{children}</div>
      <p className={`page-width note ${styles.note}`}>
        {fill(copy.note, { days: String(CYCLE_DAYS) })}
        <noscript> {copy.withoutScript}</noscript>
      </p>
    </section>
  );
}
