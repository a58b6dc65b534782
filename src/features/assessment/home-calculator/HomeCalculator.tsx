import { useEffect, useRef, useState } from "react";
import { Button } from "../../../components/ui/Button";
import { fill } from "../../../lib/fill";
import { DASH, formatEuros, formatNumber, formatPercent } from "../format";
import { INPUTS } from "../inputs";
import { type FigureProblem, parseFigure, parseFigures } from "../parse";
import { useDebounced } from "../use-debounced";
import {
  assessmentLink,
  EXAMPLE,
  estimateYear,
  FIGURES,
  type FigureName,
  STEP,
  type YearEstimate,
} from "./calculate-year";
import { FigureField } from "./FigureField";
import styles from "./HomeCalculator.module.css";
import type { HomeCalculatorCopy } from "./HomeCalculator.schema";
import { YearChart } from "./YearChart";

const UNITS = { leads: {}, winRate: { after: "%" }, contract: { before: "€" } };

/**
 * The home calculator: three figures, the contract value of the year that follows from them, and
 * its chart. Without JavaScript it shows an example.
 */
export function HomeCalculator({ copy }: { copy: HomeCalculatorCopy["calculator"] }) {
  const [typed, setTyped] = useState(EXAMPLE);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const type = (name: FigureName, text: string) => setTyped((all) => ({ ...all, [name]: text }));

  // Read what was typed before hydration, or restored by the browser.
  useEffect(() => {
    const { elements, dataset } = fieldset.current as HTMLFieldSetElement;
    for (const name of FIGURES) {
      const { value } = elements.namedItem(fieldId(name)) as HTMLInputElement;
      setTyped((all) => ({ ...all, [name]: value }));
    }
    dataset["live"] = "";
  }, []);

  const { figures, problems = {} } = parseFigures(FIGURES, typed);
  const year = figures && estimateYear(figures);
  const gains = year && gainsText(copy, year);
  const status = year
    ? `${copy.result}: ${formatTotal(year.total)}. ${gains}`
    : FIGURES.filter((name) => problems[name])
        .map((name) => `${copy[name]}: ${errorText(copy, name, problems[name])}.`)
        .join(" ");

  function leave(name: FigureName, input: HTMLInputElement) {
    const { value } = parseFigure(typed[name], INPUTS[name].max);
    if (value === undefined) return;
    input.value = formatNumber(value);
    type(name, input.value);
  }

  return (
    <>
      <div className="page-width">
        <fieldset ref={fieldset}>
          <legend className={styles.example}>{copy.example}</legend>
          <div className={styles.sum}>
            {FIGURES.map((name) => (
              <FigureField
                key={name}
                id={fieldId(name)}
                label={copy[name]}
                unit={UNITS[name]}
                initial={EXAMPLE[name]}
                error={errorText(copy, name, problems[name])}
                onType={(text) => type(name, text)}
                onLeave={(input) => leave(name, input)}
              />
            ))}
            <p className={styles.term}>
              {`${copy.months} `}
              <span className={`figure ${styles.number}`}>12</span>
            </p>
            <p className={styles.term} data-result="">
              {`${copy.result} `}
              <span className={`figure ${styles.number}`}>{year ? formatTotal(year.total) : DASH}</span>
            </p>
          </div>
        </fieldset>
      </div>
      <YearChart now={copy.now} end={copy.end} year={year} />
      <div className={`page-width ${styles.gains}`}>
        <p>{gains ?? copy.problem}</p>
        <Button href={assessmentLink(typed)} variant="secondary">
          {copy.open}
        </Button>
      </div>
      <p aria-live="polite" className="sr-only">
        {useDebounced(status)}
      </p>
    </>
  );
}

const fieldId = (name: FigureName) => `year-${name}`;

function errorText(
  copy: HomeCalculatorCopy["calculator"],
  name: FigureName,
  problem: FigureProblem | undefined,
) {
  if (problem === "tooLarge") return fill(copy.tooLarge, { max: formatNumber(INPUTS[name].max) });
  return problem && copy.problem;
}

function gainsText(copy: HomeCalculatorCopy["calculator"], { added }: YearEstimate): string {
  const step = formatPercent(STEP);
  return added
    ? fill(copy.gains, { step, one: formatRounded(added.byOne), all: formatRounded(added.byAll) })
    : fill(copy.atEnd, { step });
}

/** Rounded to three digits, because an estimate isn't exact. */
const formatRounded = (amount: number) => formatTotal(Number(amount.toPrecision(3)));

/** In full euros if there is room. */
const formatTotal = (amount: number) =>
  amount < 1e7 ? `€${formatNumber(Math.round(amount))}` : formatEuros(amount);
