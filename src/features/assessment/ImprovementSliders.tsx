import type { AssessmentWords } from "../../lib/assessment-schema";
import { formatFigure } from "../../lib/claims";
import { fill } from "../../lib/fill";
import { formatPercent } from "./format";
import { SLIDER_NAMES, type SliderClaims } from "./inputs";
import type { Improvement } from "./model";

interface ImprovementSlidersProps {
  words: AssessmentWords["improvements"];
  claims: SliderClaims;
  /** In percent. */
  improvement: Improvement;
  onSlide: (name: keyof Improvement, percent: number) => void;
}

/** How much better, from no change up to what the claim register says. */
export function ImprovementSliders({ words, claims, improvement, onSlide }: ImprovementSlidersProps) {
  return (
    <section aria-labelledby="assessment-improvements">
      <h3 id="assessment-improvements">{words.title}</h3>
      <p className="assessment-note">{words.intro}</p>
      <div className="assessment-sliders">
        {SLIDER_NAMES.map((name) => {
          const id = `assessment-${name}-better`;
          const claim = claims[name];
          const percent = improvement[name];
          const value = percent === 0 ? words.none : fill(words.value, { percent: formatPercent(percent) });
          return (
            <div key={name} className="assessment-slider">
              <label htmlFor={id}>{words[name]}</label>
              <output htmlFor={id}>{value}</output>
              <input
                type="range"
                id={id}
                min={0}
                max={claim.value}
                value={percent}
                aria-valuetext={value}
                aria-describedby={`${id}-claim`}
                onChange={(event) => onSlide(name, Number(event.target.value))}
              />
              <p id={`${id}-claim`} className="assessment-note">
                {fill(words.claim, { figure: formatFigure(claim), meaning: claim.meaning })}
              </p>
            </div>
          );
        })}
      </div>
    </section>
  );
}
