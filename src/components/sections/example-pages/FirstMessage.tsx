import { ExamplePage } from "./ExamplePage";
import type { ExamplePageContent, ExamplePages } from "./example-pages.schema";
import styles from "./FirstMessage.module.css";

type Sentence = ExamplePages["firstMessage"]["sentences"][number];

/** How many sentences are shown on phones; the others are in a disclosure. */
const SHOWN = 2;

/** A first message to a prospect, with the reason for each sentence and the law that asks for it. */
export function FirstMessage({ copy, example }: ExamplePageContent<"firstMessage">) {
  return (
    <ExamplePage title={copy.title} example={example}>
      <Sentences sentences={copy.sentences.slice(0, SHOWN)} />
      <details className={styles.rest}>
        <summary>{copy.rest}</summary>
        <Sentences sentences={copy.sentences.slice(SHOWN)} />
      </details>
    </ExamplePage>
  );
}

function Sentences({ sentences }: { sentences: readonly Sentence[] }) {
  return (
    <dl className={styles.sentences}>
      {sentences.map(({ text, why, sources }) => (
        <div key={text}>
          <dt>{text}</dt>
          <dd>
            {why}
            <SourceLinks sources={sources} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Links to the sources of a reason. */
function SourceLinks({ sources }: Pick<Sentence, "sources">) {
  return sources.map(({ name, url }, index) => (
    <span key={name}>
      {index > 0 ? "; " : " "}
      <a href={url}>{name}</a>
    </span>
  ));
}
