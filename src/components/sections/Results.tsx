import { LuckLine } from "../../illustrations/LuckLine.tsx";
import { capitalize } from "../../lib/capitalize.ts";
import { withUnit } from "../../lib/counted.ts";
import { fill } from "../../lib/fill.ts";
import { formatNumber } from "../../lib/format-number.ts";
import { countClients, type Result, type ResultsCopy, type Selection } from "../../schemas/results.ts";
import styles from "./Results.module.css";

/** The order of a result's key: never by size, so that a count that fell doesn't read as growth. */
const ORDER = ["before", "after", "critical"] as const;

export interface ResultsProps {
  results: readonly Result[];
  resultsCopy: ResultsCopy;
  /** The link to the assessment: on its own page a fragment. */
  assessmentHref?: string;
}

/** Some results, under a small heading. Without results there is nothing. */
export function Results(props: ResultsProps) {
  if (props.results.length === 0) return null;
  return (
    <div className={styles.results}>
      <h3 className="note">{props.resultsCopy.heading}</h3>
      <ResultList {...props} />
    </div>
  );
}

/** What clients counted before and after, and whether that is more than luck. */
function ResultList({ results, resultsCopy, assessmentHref = "/services#assessment" }: ResultsProps) {
  return (
    <ul className={`ruled-list ${styles.list}`}>
      {results.map((result) => {
        const { client, work, counted, countedBy, period, critical } = result;
        const { verdict, why } = resultsCopy.verdicts[result.verdict];
        const time = withUnit(resultsCopy.time, result.months);
        return (
          <li key={`${client} ${counted} ${period}`} className="row">
            <div>
              <p className="subheading">{capitalize(client)}</p>
              {work && <p>{work}</p>}
              <p className="note">{fill(resultsCopy.source, { period, countedBy })}</p>
            </div>
            <div className={styles.test}>
              <LuckLine
                title={fill(resultsCopy.title, { counted: capitalize(counted), time })}
                before={result.before}
                critical={critical}
                after={result.after}
                labels={resultsCopy}
                order={ORDER}
              />
              <p className={styles.verdict}>
                <a href={assessmentHref}>
                  <strong>{verdict}</strong>
                </a>{" "}
                {why && fill(why, { count: formatNumber(critical) })}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

interface ResultsSectionProps extends ResultsProps {
  title: string;
  selection: Selection | null;
}

/** The part of the about page with all results, and of how many clients they are; nothing without results. */
export function ResultsSection({ title, selection, ...props }: ResultsSectionProps) {
  if (props.results.length === 0) return null;
  return (
    <section id="results" tabIndex={-1} aria-labelledby="results-title">
      <h2 id="results-title">{title}</h2>
      {selection && <p className="lead">{describeSelection(selection, props)}</p>}
      <ResultList {...props} />
    </section>
  );
}

/** Says how many clients of all are shown, why these, and with how many of all it was more than luck. */
function describeSelection(
  { clients, why, moreThanLuck }: Selection,
  { results, resultsCopy: copy }: ResultsProps,
): string {
  const selection = withUnit(copy.selection, clients, { shown: formatNumber(countClients(results)), why });
  // A single client's verdict is already in the list.
  if (moreThanLuck === null || clients === 1) return selection;
  return `${selection} ${withUnit(copy.moreThanLuck, moreThanLuck, { clients: formatNumber(clients) })}`;
}
