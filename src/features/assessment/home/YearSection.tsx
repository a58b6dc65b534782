import type { ReactNode } from "react";
import { SectionHead } from "../../../components/ui/SectionHead";
import { fill } from "../../../lib/fill";
import type { YearLineCopy } from "./YearLine.schema";
import styles from "./YearSection.module.css";
import { CYCLE_DAYS } from "./year";

interface YearSectionProps {
  copy: Omit<YearLineCopy, "line">;
  /** Address of what makes it live. */
  dataPath: string;
  /** The year as a line. */
  children: ReactNode;
}

/** What stands around the year on the home page. */
export function YearSection({ copy, dataPath, children }: YearSectionProps) {
  return (
    <section aria-labelledby="year" className={"section section-tinted"}>
      <div className="page-width">
        <SectionHead id="year" title={copy.title} text={copy.intro} />
      </div>
      {/* Made live by start-year.ts. */}
      <div data-year={dataPath}>{children}</div>
      <p className={`page-width note ${styles.note}`}>
        {fill(copy.note, { days: String(CYCLE_DAYS) })}
        <noscript> {copy.withoutScript}</noscript>
      </p>
    </section>
  );
}
