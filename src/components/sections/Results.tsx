import { formatNumber, withUnit } from "../../lib/counted.ts";
import { fill } from "../../lib/fill.ts";
import type { Result, ResultWords } from "../../schemas/results.ts";
import styles from "./Results.module.css";

export interface ResultsProps {
  results: readonly Result[];
  words: ResultWords;
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What clients counted before and after, and whether that is more than luck. Without results there is nothing. */
export function Results({ results, words }: ResultsProps) {
  if (results.length === 0) return null;
  return (
    <ul className={styles.results}>
      {results.map(({ client, counted, countedBy, months, before, after, verdict }) => {
        const counts = fill(words.counts, {
          counted: capitalize(counted),
          before: formatNumber(before),
          after: formatNumber(after),
          time: withUnit(words.time, months),
        });
        return (
          <li key={`${client} ${counts}`}>
            <p className={styles.client}>{capitalize(client)}</p>
            <p>{`${counts} ${fill(words.countedBy, { countedBy })}`}</p>
            <p className={styles.verdict}>{words[verdict]}</p>
          </li>
        );
      })}
    </ul>
  );
}
