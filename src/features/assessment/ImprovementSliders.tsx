import { formatFigure } from "../../lib/content/claims";
import { fill } from "../../lib/fill";
import { type Figures, type Improvement, improve, lastYear } from "./calculate";
import type { AssessmentCopy } from "./copy-schema";
import { formatEuros, formatNumber, formatPercent } from "./format";
import styles from "./ImprovementSliders.module.css";
import { SLIDER_NAMES, type SliderClaims } from "./inputs";

interface ImprovementSlidersProps {
  copy: AssessmentCopy["improvements"];
  claims: SliderClaims;
  /** Undefined if an input is invalid; then a slider shows only its percentage. */
  figures: Figures | undefined;
  /** In percent. */
  improvement: Improvement;
  onSlide: (name: keyof Improvement, percent: number) => void;
}

/** The sliders, from no improvement up to the figure of the claim. */
export function ImprovementSliders({ copy, claims, figures, improvement, onSlide }: ImprovementSlidersProps) {
  return (
    <section aria-labelledby="assessment-improvements">
      <h3 id="assessment-improvements">{copy.title}</h3>
      <p className="note">{copy.intro}</p>
      <div className={styles.sliders}>
        {SLIDER_NAMES.map((name) => {
          const id = `assessment-${name}-better`;
          const { shown, spoken, better } = describeSlider(copy, name, improvement[name], figures);
          const claim = claims[name];
          return (
            <div key={name} className={styles.slider}>
              <label htmlFor={id}>{copy[name]}</label>
              <output htmlFor={id}>{shown}</output>
              <input
                type="range"
                id={id}
                className={`no-print ${styles.range}`}
                min={0}
                max={claim.value}
                value={improvement[name]}
                aria-valuetext={spoken}
                aria-describedby={`${id}-claim`}
                onChange={(event) => onSlide(name, Number(event.target.value))}
              />
              <p id={`${id}-claim`} className="note">
                {fill(copy.claim, { better, figure: formatFigure(claim), meaning: claim.meaning })}
              </p>
            </div>
          );
        })}
      </div>
    </section>
  );
}

/** A slider's value as shown, as spoken by screen readers, and in percent. */
function describeSlider(
  copy: AssessmentCopy["improvements"],
  name: keyof Improvement,
  percent: number,
  figures: Figures | undefined,
) {
  const better = percent === 0 ? copy.none : fill(copy.better, { percent: formatPercent(percent) });
  if (!figures) return { shown: formatPercent(percent), spoken: better, better };
  const [from, to] = todayAndImproved(name, percent, figures);
  if (percent === 0) return { shown: from, spoken: better, better };
  return { shown: fill(copy.value, { from, to }), spoken: fill(copy.spoken, { from, to }), better };
}

/** Today's and the improved value of what a slider changes. */
function todayAndImproved(
  name: keyof Improvement,
  percent: number,
  figures: Figures,
): [from: string, to: string] {
  switch (name) {
    case "leads":
      return [formatNumber(figures.leads), formatNumber(improve(figures.leads, percent))];
    case "winRate":
      return [
        formatPercent(figures.winRate),
        formatPercent(Math.min(100, improve(figures.winRate, percent))),
      ];
    case "accounts": {
      const { fromAccounts } = lastYear(figures);
      return [formatEuros(fromAccounts), formatEuros(improve(fromAccounts, percent))];
    }
  }
}
