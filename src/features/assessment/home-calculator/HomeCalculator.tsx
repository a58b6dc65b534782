import { useEffect, useRef, useState } from "react";
import { Button } from "../../../components/ui/Button";
import { fill } from "../../../lib/fill";
import { DASH, formatEuros, formatNumber, formatPercent } from "../format";
import { INPUTS } from "../inputs";
import { parseFigure } from "../parse";
import { useSettled } from "../use-settled";
import { STEP, type Year, type YearFigures, yearOf } from "./calculate-year";
import { FigureField } from "./FigureField";
import styles from "./HomeCalculator.module.css";
import type { HomeCalculatorCopy } from "./HomeCalculator.schema";
import { assessmentLink, EXAMPLE, FIGURES, type Typed } from "./typed-figures";
import { YearChart } from "./YearChart";

const UNITS = { leads: {}, winRate: { after: "%" }, contract: { before: "€" } };

/**
 * Three figures, the contracts that they make in a year, and the line that this
 * draws. Without script it is an example.
 */
export function HomeCalculator({ copy }: { copy: HomeCalculatorCopy["line"] }) {
  const [typed, setTyped] = useState<Typed>(EXAMPLE);
  const inputs = useRef<Partial<Record<keyof YearFigures, HTMLInputElement | null>>>({});
  const type = (name: keyof YearFigures, text: string) => setTyped((all) => ({ ...all, [name]: text }));

  // What was typed before React came, or kept by the browser from an earlier visit.
  // biome-ignore lint/correctness/useExhaustiveDependencies: on mount only; later changes come as events
  useEffect(() => {
    for (const name of FIGURES) {
      type(name, inputs.current[name]?.value ?? EXAMPLE[name]);
    }
  }, []);

  const read = (name: keyof YearFigures) => parseFigure(typed[name], INPUTS[name].max);
  const errors = FIGURES.flatMap((name) => {
    const { problem } = read(name);
    return problem ? [{ name, text: errorText(copy, name, problem) }] : [];
  });
  const [leads, winRate, contract] = FIGURES.map((name) => read(name).value ?? Number.NaN) as [
    number,
    number,
    number,
  ];
  const year = errors.length > 0 ? undefined : yearOf({ leads, winRate, contract });
  const gains = year && gainsText(copy, year);
  const status = year
    ? `${copy.result}: ${formatTotal(year.total)}. ${gains}`
    : errors.map(({ name, text }) => `${copy[name]}: ${text}.`).join(" ");

  function leave(name: keyof YearFigures, input: HTMLInputElement) {
    const { value } = read(name);
    if (value === undefined) return;
    input.value = formatNumber(value);
    type(name, input.value);
  }

  return (
    <>
      <div className="page-width">
        <fieldset>
          <legend className={styles.example}>{copy.example}</legend>
          <div className={styles.sum}>
            {FIGURES.map((name) => (
              <FigureField
                key={name}
                ref={(input) => {
                  inputs.current[name] = input;
                }}
                id={`year-${name}`}
                label={copy[name]}
                unit={UNITS[name]}
                initial={EXAMPLE[name]}
                error={errors.find((error) => error.name === name)?.text}
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
        {useSettled(status)}
      </p>
    </>
  );
}

function errorText(copy: HomeCalculatorCopy["line"], name: keyof YearFigures, problem: string): string {
  return problem === "tooLarge" ? fill(copy.tooLarge, { max: formatNumber(INPUTS[name].max) }) : copy.problem;
}

function gainsText(copy: HomeCalculatorCopy["line"], { added }: Year): string {
  const step = formatPercent(STEP);
  return added
    ? fill(copy.gains, { step, one: formatRounded(added.byOne), all: formatRounded(added.byAll) })
    : fill(copy.atEnd, { step });
}

/** To three digits: an estimate isn't known to the euro. */
const formatRounded = (amount: number) => formatTotal(Number(amount.toPrecision(3)));

/** To the euro while there is room for it. */
const formatTotal = (amount: number) =>
  amount < 1e7 ? `€${formatNumber(Math.round(amount))}` : formatEuros(amount);
