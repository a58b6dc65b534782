import type { AssessmentWords } from "../../lib/assessment-schema";
import { formatEuros } from "./format";
import { type Estimate, type Figures, type Improvement, newRevenue } from "./model";

interface RevenueChartProps {
  words: AssessmentWords["chart"] & Pick<AssessmentWords["results"], "newRevenue" | "today" | "improved">;
  figures: Figures | undefined;
  improvement: Improvement;
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
/** Four to a month, so that the lines part where the sales cycle ends. */
const POINTS = Array.from({ length: 49 }, (_, index) => index / 4);
const WIDTH = 600;
const HEIGHT = 260;
const EDGE = 8;

/**
 * New revenue as it adds up over the year: today's line, the improved one that
 * leaves it after a sales cycle, and the improved one's range as a fan. The
 * drawing is hidden from assistive technology; the table holds the same.
 */
export function RevenueChart({ words, figures, improvement }: RevenueChartProps) {
  const at = (month: number, better?: Improvement) => figures && newRevenue(figures, better, month);
  const along = (better?: Improvement) => POINTS.flatMap((month) => at(month, better) ?? []);
  return (
    <div>
      <Drawing today={along()} improved={along(improvement)} />
      <p className="assessment-axis" aria-hidden="true">
        <span>{words.now}</span>
        <span>{words.half}</span>
        <span>{words.end}</span>
      </p>
      {figures && (
        <details className="assessment-months">
          <summary>{words.byMonth}</summary>
          <table>
            <caption className="sr-only">{words.newRevenue}</caption>
            <thead>
              <tr>
                <th scope="col">{words.month}</th>
                <th scope="col">{words.today}</th>
                <th scope="col">{words.improved}</th>
                <th scope="col">{words.improvedRange}</th>
              </tr>
            </thead>
            <tbody>
              {MONTHS.map((month) => (
                <Row key={month} month={month} today={at(month)} improved={at(month, improvement)} />
              ))}
            </tbody>
          </table>
        </details>
      )}
    </div>
  );
}

interface RowProps {
  month: number;
  today: Estimate | undefined;
  improved: Estimate | undefined;
}

function Row({ month, today, improved }: RowProps) {
  if (!today || !improved) return null;
  return (
    <tr>
      <th scope="row">{month}</th>
      <td>{formatEuros(today.expected)}</td>
      <td>{formatEuros(improved.expected)}</td>
      <td>
        {formatEuros(improved.low)} – {formatEuros(improved.high)}
      </td>
    </tr>
  );
}

function Drawing({ today, improved }: { today: Estimate[]; improved: Estimate[] }) {
  const top = Math.max(1, ...improved.map(({ high }) => high));
  const x = (month: number) => round(EDGE + (month / 12) * (WIDTH - 2 * EDGE));
  const y = (euros: number) => round(HEIGHT - EDGE - (euros / top) * (HEIGHT - 2 * EDGE));
  const line = (amounts: number[]) =>
    amounts.map((euros, index) => `${index === 0 ? "M" : "L"}${x(POINTS[index] ?? 0)} ${y(euros)}`).join("");
  const back = improved.map(({ low }, index) => `L${x(POINTS[index] ?? 0)} ${y(low)}`).reverse();
  const end = (estimates: Estimate[]) => y(estimates.at(-1)?.expected ?? 0);
  return (
    <svg className="assessment-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" fill="none">
      <path
        className="line-rule"
        d={`M${x(0)} ${y(0)}H${x(12)}${[0, 3, 6, 9, 12].map((month) => `M${x(month)} ${EDGE}V${y(0)}`).join("")}`}
      />
      {improved.length > 0 && (
        <>
          <path className="assessment-fan" d={`${line(improved.map(({ high }) => high))}${back.join("")}Z`} />
          <path className="assessment-today" d={line(today.map(({ expected }) => expected))} />
          <path className="line-accent" strokeWidth="4" d={line(improved.map(({ expected }) => expected))} />
          <circle className="assessment-today-end" cx={x(12)} cy={end(today)} r="6" />
          <circle className="fill-accent" cx={x(12)} cy={end(improved)} r="7" />
        </>
      )}
    </svg>
  );
}

/** To a tenth of a unit: whole ones would show as steps in a flat line. */
const round = (value: number) => Math.round(value * 10) / 10;
