import { DescriptionList } from "../../components/ui/DescriptionList.tsx";
import { Sheet } from "../../components/ui/Sheet.tsx";
import { TestLine } from "../../illustrations/TestLine.tsx";
import { fill } from "../../lib/fill.ts";
import type { AssessmentCopy } from "./assessment.schema.ts";
import type { Calculation, Numbers } from "./calculation.ts";
import styles from "./FairTest.module.css";
import { FAIR_TEST_ID } from "./section-id.ts";
import { testValues } from "./test-texts.ts";

interface FairTestProps {
  copy: AssessmentCopy["test"]["paper"];
  shown: Numbers;
  found: Calculation;
  isExample: boolean;
  /** The level of its heading. */
  level: 3 | 4;
  /** Whether it is printed alone, with lines to write on. */
  isAlone?: boolean;
}

/** The paper that two sides sign before a change: what is counted, and from which count on it works. */
export function FairTest({ copy, shown, found, isExample, level, isAlone = false }: FairTestProps) {
  const { gain, stop, byLeads } = found;
  const { pace, count } = byLeads;
  const values = testValues(copy, shown, found);
  const rows = Object.entries(copy.rows).filter(([name]) => stop || name !== "stopEarly");
  return (
    <Sheet
      title={copy.title}
      mark={isExample ? copy.example : copy.own}
      level={level}
      id={FAIR_TEST_ID}
      className={styles.paper}
      data-alone={isAlone || undefined}
    >
      <p className={styles.intro}>{copy.intro}</p>
      <TestLine
        title={fill(copy.line.title, values)}
        before={{ count: pace, text: copy.line.before }}
        critical={{ count, text: copy.line.critical }}
        after={{ count: pace * gain, text: isExample ? copy.line.exampleAfter : copy.line.after }}
      />
      <DescriptionList
        rows
        items={rows.map(([, { label, result, text, onPaper }]) => ({
          label,
          className: text ? undefined : styles.onPaper,
          value: (
            <>
              {result && <strong>{fill(result, values)}</strong>} {text && fill(text, values)}{" "}
              {onPaper && <span className={styles.onPaper}>{fill(onPaper, values)}</span>}
            </>
          ),
        }))}
      />
      <p className={`note ${styles.onPaper}`}>{copy.source}</p>
    </Sheet>
  );
}
