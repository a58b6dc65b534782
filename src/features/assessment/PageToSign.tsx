import { DescriptionList } from "../../components/ui/DescriptionList.tsx";
import { Sheet } from "../../components/ui/Sheet.tsx";
import { LuckLine } from "../../illustrations/LuckLine.tsx";
import { fill, type Values } from "../../lib/fill.ts";
import type { AssessmentCopy, PaperPart } from "./assessment.schema.ts";
import type { Calculation } from "./calculation.ts";
import { describeLine } from "./describe-case.ts";
import styles from "./PageToSign.module.css";

interface PageToSignProps {
  copy: AssessmentCopy["test"]["paper"];
  values: Values;
  calculation: Calculation;
  isExample: boolean;
  /** Whether it is being printed alone, with lines to write on. */
  isAlone: boolean;
}

const PLACES = { "on screen": styles.onScreen, "in print": styles.inPrint };

/** The paper that two sides sign before a change: what is counted, and from which count on it works. */
export function PageToSign({ copy, values, calculation, isExample, isAlone }: PageToSignProps) {
  const months = calculation.stop ? "6 or more" : "under 6";
  const isShown = (part: PaperPart) =>
    (part.months ?? months) === months && (isAlone || part.only !== "in print");
  const say = (parts: PaperPart[]) =>
    parts.filter(isShown).map(({ bold, text, only }) => (
      <span key={`${bold}${text}`} className={only ? PLACES[only] : undefined}>
        {bold && <strong>{fill(bold, values)}</strong>} {text && <span>{fill(text, values)}</span>}{" "}
      </span>
    ));
  const rows = copy.rows.filter(({ parts }) => parts.some(isShown));
  return (
    <Sheet
      title={copy.title}
      mark={isExample ? copy.example : copy.own}
      className={styles.paper}
      data-alone={isAlone || undefined}
    >
      <p className={styles.intro}>{say(copy.intro)}</p>
      <LuckLine {...describeLine(copy, values, calculation.counts, isExample)} />
      <DescriptionList
        rows
        items={rows.map(({ label, parts }) => ({
          label: fill(label, values),
          className: parts.every(({ only }) => only === "in print") ? styles.inPrint : undefined,
          value: say(parts),
        }))}
      />
      {isAlone && <p className={`note ${styles.inPrint}`}>{copy.source}</p>}
    </Sheet>
  );
}
