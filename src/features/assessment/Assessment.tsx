import { Checklist } from "../../components/ui/Checklist";
import type { AssessmentWords } from "../../lib/assessment-schema";
import { Actions } from "./Actions";
import { FigureInputs } from "./FigureInputs";
import { ImprovementSliders } from "./ImprovementSliders";
import type { Settings, SliderClaims } from "./inputs";
import { LeverChart } from "./LeverChart";
import { newRevenue } from "./model";
import { parseFigures } from "./parse";
import { Results } from "./Results";
import { Status } from "./Status";
import { Totals } from "./Totals";

export interface AssessmentProps {
  words: AssessmentWords;
  claims: SliderClaims;
  settings: Settings;
  onChange: (settings: Settings) => void;
}

/** Inputs on one side, what they say on the other; results follow each change at once. */
export function Assessment({ words, claims, settings, onChange }: AssessmentProps) {
  const { figures, problems } = parseFigures(settings.typed);
  const today = figures && newRevenue(figures);
  const improved = figures && newRevenue(figures, settings.improvement);
  return (
    <div className="assessment-body">
      <form className="assessment-inputs" noValidate onSubmit={(event) => event.preventDefault()}>
        <FigureInputs
          words={words}
          typed={settings.typed}
          problems={problems ?? {}}
          onType={(name, text) => onChange({ ...settings, typed: { ...settings.typed, [name]: text } })}
        />
        <ImprovementSliders
          words={words.improvements}
          claims={claims}
          improvement={settings.improvement}
          onSlide={(name, percent) =>
            onChange({ ...settings, improvement: { ...settings.improvement, [name]: percent } })
          }
        />
      </form>
      <Totals words={words.results} today={today?.expected} improved={improved?.expected} />
      <section className="assessment-results on-ink" aria-label={words.results.title}>
        <Results words={words} figures={figures} improvement={settings.improvement} />
        <LeverChart words={words.levers} figures={figures} />
        <Actions words={words} settings={settings} figures={figures} />
        <details className="assessment-method">
          <summary>{words.method.title}</summary>
          <Checklist items={words.method.points} />
        </details>
      </section>
      <Status words={words} today={today} improved={improved} problems={problems ?? {}} />
    </div>
  );
}
