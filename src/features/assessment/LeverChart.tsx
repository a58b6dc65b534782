import type { AssessmentWords } from "../../lib/assessment-schema";
import { formatGain } from "./format";
import { type Figures, sensitivity } from "./model";

interface LeverChartProps {
  words: AssessmentWords["levers"];
  /** Undefined where a figure can't be used: then there is nothing to compare. */
  figures: Figures | undefined;
}

/** What "a tenth better" in the words means. */
const STEP_PERCENT = 10;

/** Which lever moves the most: a table whose rows are bars, the largest in amber. */
export function LeverChart({ words, figures }: LeverChartProps) {
  if (!figures) return null;
  const gains = sensitivity(figures, STEP_PERCENT);
  const most = Math.max(1, ...gains.map(({ gain }) => gain));
  return (
    <section aria-labelledby="assessment-levers">
      <h3 id="assessment-levers">{words.title}</h3>
      <p className="assessment-note">{words.intro}</p>
      <table className="assessment-levers">
        <caption className="sr-only">{words.intro}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{words.lever}</th>
            <th scope="col">{words.gain}</th>
          </tr>
        </thead>
        <tbody>
          {gains.map(({ lever, gain }) => (
            <tr key={lever} data-largest={Math.round(gain) === Math.round(most) ? "" : undefined}>
              <th scope="row">
                {words[lever]}
                <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                  <path className="line-rule" d="M0 5.5H100" />
                  <path
                    className="assessment-bar"
                    d={`M0 3H${Math.max(0, (gain / most) * 100).toFixed(1)}`}
                  />
                </svg>
              </th>
              <td>{formatGain(gain)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="assessment-note">{words.note}</p>
    </section>
  );
}
