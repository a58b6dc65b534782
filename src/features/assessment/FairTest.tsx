import { Fragment } from "react";
import { Mark } from "../../illustrations/Mark";
import { fill } from "../../shared/fill";
import type { Test } from "./assess";
import type { AssessmentCopy } from "./assessment.schema";
import styles from "./FairTest.module.css";
import { formatNumber, withUnit } from "./format";
import type { Assessed } from "./numbers";

interface FairTestProps extends Assessed {
  copy: AssessmentCopy;
  test: Test;
}

/** A page to sign: how two sides would tell whether the plan worked, with any agency. */
export function FairTest({ copy: { test: copy, units }, test, shown, isExample }: FairTestProps) {
  const values = {
    before: formatNumber(test.before),
    time: withUnit(units.months, test.months),
    threshold: formatNumber(test.threshold),
    told: `${test.told}`,
    plan: `${shown.plan}`,
  };
  return (
    <div className={styles.paper}>
      <Mark />
      <p className={styles.title}>{isExample ? copy.example : copy.title}</p>
      <p>{copy.intro}</p>
      <ol>
        {[...copy[test.of], ...copy.rows].map(({ label, text }) => (
          <li key={label}>
            <strong>{label}</strong>
            {text.map((line) => (
              <p key={line}>
                <WithBlanks text={fill(line, values)} />
              </p>
            ))}
          </li>
        ))}
      </ol>
      <div className={styles.sides}>
        {copy.sides.map((side) => (
          <div key={side}>
            <strong>{side}</strong>
            {copy.signed.map((label) => (
              <p key={label}>{label}</p>
            ))}
          </div>
        ))}
      </div>
      <p className={styles.source}>{copy.source}</p>
    </div>
  );
}

/** A text with blanks to write in for "____", at its end a whole line. */
const WithBlanks = ({ text }: { text: string }) =>
  text.split("____").map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
    <Fragment key={index}>
      {index > 0 && <span className={part ? styles.blank : styles.line} />}
      {part}
    </Fragment>
  ));
