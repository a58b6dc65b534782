import { Drawing, Line } from "../../illustrations/Drawing.tsx";
import type { HomeCopy } from "../../schemas/home.ts";
import type { ClientResults } from "../../schemas/results.ts";
import styles from "./Experts.module.css";
import { People, type PersonWithPhoto } from "./People.tsx";
import { Results } from "./Results.tsx";

interface ExpertsProps extends ClientResults {
  copy: HomeCopy["experts"];
  /** Only the first few. */
  people: readonly PersonWithPhoto[];
}

/**
 * Who the consultancy is: what it was founded on, in whose full stop the growth line begins, and what it
 * stands for.
 */
export function Experts({ copy, people, ...clientResults }: ExpertsProps) {
  const { title, founded, observation, blurb, more, tiles } = copy;
  const sentence = observation.slice(0, -1);
  const { results, resultsCopy } = clientResults;
  return (
    <section
      id="experts"
      tabIndex={-1}
      aria-labelledby="experts-title"
      className={`section ${styles.experts}`}
    >
      <div className="page-width">
        <h2 id="experts-title" className={styles.title}>
          {title}
        </h2>
        <p className="lead">{founded}</p>
        <p className={`headline ${styles.observation}`}>
          {sentence}
          <span className={styles.stop}>
            .
            <Drawing size={[100, 100]} className={styles.rise}>
              <Line d="M0 100C31 100 69 78 100 0" />
            </Drawing>
          </span>
        </p>
        <p className="muted">{blurb}</p>
        <a className="standalone" href="/about">
          {more}
        </a>
        <ul className={`fours ${styles.tiles}`}>
          {tiles.map(({ title, text }) => (
            <li key={title} className="card">
              <h3>{title}</h3>
              <p className="muted">{text}</p>
            </li>
          ))}
        </ul>
        <People people={people} />
        <Results
          {...clientResults}
          shown={results.slice(0, 1)}
          which={resultsCopy.first}
          leadsToAll={results.length > 1}
        />
      </div>
    </section>
  );
}
