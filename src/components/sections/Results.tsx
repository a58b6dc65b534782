import { LuckLine } from "../../illustrations/LuckLine.tsx";
import { capitalize } from "../../lib/capitalize.ts";
import { fill } from "../../lib/fill.ts";
import { pluralize } from "../../lib/pluralize.ts";
import { type ClientResults, countClients, type Result, type Selection } from "../../schemas/results.ts";
import styles from "./Results.module.css";

/** The order of a result's key: never by size, so that a count that fell doesn't read as growth. */
const ORDER = ["before", "after", "critical"] as const;

interface ResultsProps extends ClientResults {
  /** Some of the results. */
  shown: readonly Result[];
  /** Says which these are. */
  which: string;
  /** Whether a link to all results follows. */
  leadsToAll: boolean;
}

/** Some results, under a small heading, and of how many they are. Without any there is nothing. */
export function Results({ shown, which, leadsToAll, ...all }: ResultsProps) {
  if (shown.length === 0) return null;
  const { results, resultsCopy, selection } = all;
  const isPart = shown.length < results.length;
  const part = fill(resultsCopy.part, { shown: shown.length, count: results.length });
  return (
    <div className={styles.results}>
      <h3 className="note">{resultsCopy.heading}</h3>
      {selection && <p className="note">{`${describeShown(all, selection)} ${isPart ? which : ""}`}</p>}
      {!selection && isPart && <p className="note">{part}</p>}
      <ResultList results={shown} resultsCopy={resultsCopy} />
      {leadsToAll && (
        <a className="standalone" href="/about#results">
          {resultsCopy.all}
        </a>
      )}
    </div>
  );
}

/** Results with their copy, but not of how many clients they are. */
type Judged = Omit<ClientResults, "selection">;

/** What clients counted before and after, and whether that is more than luck. */
function ResultList({ results, resultsCopy: copy }: Judged) {
  return (
    <ul className={`ruled-list ${styles.list}`}>
      {results.map(
        ({ client, work, counted, countedBy, period, months, before, after, critical, ...result }) => {
          const { verdict, why } = copy.verdicts[result.verdict];
          return (
            <li key={`${client} ${counted} ${period}`} className="row">
              <div>
                <p className="subheading">{capitalize(client)}</p>
                {work && <p>{work}</p>}
                <p className="note">{fill(copy.source, { period, countedBy })}</p>
              </div>
              <div className={styles.test}>
                <LuckLine
                  title={fill(copy.title, {
                    counted: capitalize(counted),
                    time: pluralize(copy.time, months),
                  })}
                  unit={counted}
                  before={before}
                  critical={critical}
                  after={after}
                  labels={copy}
                  order={ORDER}
                />
                <p className={styles.verdict}>
                  <strong>{verdict}</strong> {why && fill(why, { count: critical })}
                </p>
              </div>
            </li>
          );
        },
      )}
    </ul>
  );
}

/** The part of the about page with all results, and of how many clients they are; nothing without results. */
export function ResultsSection({ title, selection, ...judged }: ClientResults & { title: string }) {
  if (judged.results.length === 0) return null;
  const proven = countProven(selection);
  const clients = selection?.clients ?? 0;
  return (
    <section id="results" tabIndex={-1} aria-labelledby="results-title">
      <h2 id="results-title">{title}</h2>
      {selection && (
        <p className="lead">
          {describeShown(judged, selection)}
          {proven !== null && ` ${pluralize(judged.resultsCopy.moreThanLuck, proven, { clients })}`}
        </p>
      )}
      <ResultList {...judged} />
    </section>
  );
}

/** With how many of all clients it was more than luck, as a link to the results; nothing without both. */
export function Proof({ results, resultsCopy, selection }: ClientResults) {
  const proven = countProven(selection);
  if (results.length === 0 || !selection || !proven) return null;
  return (
    <a href="/about#results">{fill(resultsCopy.proven, { count: proven, clients: selection.clients })}</a>
  );
}

/** Says how many clients of all are shown, and why these. */
const describeShown = ({ results, resultsCopy }: Judged, { clients, why }: Selection) =>
  pluralize(resultsCopy.selection, clients, { shown: countClients(results), why });

/** Of all clients; null if that isn't given, or if there is only one, whose verdict is shown. */
const countProven = (selection: Selection | null) =>
  selection && selection.clients > 1 ? selection.moreThanLuck : null;
