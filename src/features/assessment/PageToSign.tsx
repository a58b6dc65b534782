import { DescriptionList } from "../../components/ui/DescriptionList.tsx";
import { Sheet } from "../../components/ui/Sheet.tsx";
import { LuckLine } from "../../illustrations/LuckLine.tsx";
import { LINE_ORDER } from "../../illustrations/luck-dots.ts";
import { fill } from "../../lib/fill.ts";
import type { AssessmentCopy } from "./assessment.schema.ts";
import type { Calculation } from "./calculation.ts";
import styles from "./PageToSign.module.css";
import { FAIR_TEST_ID } from "./section-id.ts";
import type { Values } from "./texts.ts";

interface PageToSignProps {
  copy: AssessmentCopy["test"]["paper"];
  values: Values;
  calculation: Calculation;
  isExample: boolean;
  /** The level of its heading. */
  level: 3 | 4;
  /** Whether it is being printed alone, with lines to write on. */
  isAlone?: boolean;
}

/** The paper that two sides sign before a change: what is counted, and from which count on it works. */
export function PageToSign({
  copy,
  values,
  calculation,
  isExample,
  level,
  isAlone = false,
}: PageToSignProps) {
  const labels = isExample ? { ...copy, after: copy.exampleAfter } : copy;
  const rows = copy.rows.filter(
    ({ text, result }) => (isAlone || text) && (calculation.stop || !result?.includes("{stopLeads}")),
  );
  return (
    <Sheet
      title={copy.title}
      mark={isExample ? copy.example : copy.own}
      level={level}
      id={FAIR_TEST_ID}
      tabIndex={-1}
      className={styles.paper}
      data-alone={isAlone || undefined}
    >
      <p className={styles.intro}>{copy.intro}</p>
      <LuckLine title={fill(copy.line, values)} {...calculation.counts} labels={labels} order={LINE_ORDER} />
      <DescriptionList
        rows
        items={rows.map(({ label, result, text, onPaper, short }) => {
          const inShort = isAlone && !calculation.stop && short ? fill(short, values) : "";
          const say = (text: string) => fill(text, { ...values, short: inShort });
          return {
            label,
            className: text ? undefined : styles.onPaper,
            value: (
              <>
                {result && <strong>{say(result)}</strong>} {text && <span>{say(text)}</span>}{" "}
                {isAlone && onPaper && <span className={styles.onPaper}>{say(onPaper)}</span>}
              </>
            ),
          };
        })}
      />
      {isAlone && <p className={`note ${styles.onPaper}`}>{copy.source}</p>}
    </Sheet>
  );
}
