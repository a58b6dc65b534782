import type { ReactNode } from "react";
import { fill } from "../../../lib/fill";
import type { YearLineCopy } from "./YearLine.schema";
import styles from "./YearSection.module.css";
import { CYCLE_DAYS } from "./year";

interface YearSectionProps {
  copy: Omit<YearLineCopy, "line">;
  /** The year as a line. */
  children: ReactNode;
}

/** What stands around the year on the home page. */
export function YearSection({ copy, children }: YearSectionProps) {
  return (
    <section aria-labelledby="year" className={`section section-tinted ${styles.section}`}>
      <div className={`page-width columns ${styles.head}`}>
        <h2 id="year">{copy.title}</h2>
        <p className="lead">{copy.intro}</p>
      </div>
      {/* Made live by start-year.ts. */}
      <div data-year="">{children}</div>
      <p className={`page-width note ${styles.note}`}>
        {fill(copy.note, { days: String(CYCLE_DAYS) })}
        <noscript> {copy.withoutScript}</noscript>
      </p>
    </section>
  );
}
