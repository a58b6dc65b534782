import { ExamplePage } from "./ExamplePage";
import type { ExamplePageContent } from "./example-pages.schema";
import styles from "./FirstMessage.module.css";

/** How many sentences are shown on phones; the others are in a disclosure. */
const SHOWN = 2;

/** A first message to a prospect that complies with the law, with the reason for each sentence. */
export function FirstMessage({ copy, example }: ExamplePageContent<"firstMessage">) {
  return (
    <ExamplePage title={copy.title} example={example}>
      <Sentences sentences={copy.sentences.slice(0, SHOWN)} />
      <details className={styles.rest}>
        <summary>{copy.rest}</summary>
        <Sentences sentences={copy.sentences.slice(SHOWN)} />
        <p className={styles.note}>{copy.note}</p>
      </details>
    </ExamplePage>
  );
}

function Sentences({ sentences }: { sentences: readonly { text: string; why: string }[] }) {
  return (
    <dl className={styles.sentences}>
      {sentences.map(({ text, why }) => (
        <div key={text}>
          <dt>{text}</dt>
          <dd>{why}</dd>
        </div>
      ))}
    </dl>
  );
}
