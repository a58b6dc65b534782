import type { ExamplePages } from "../../../schemas/example-pages.ts";
import { Sheet } from "../../ui/Sheet.tsx";
import type { ExamplePageContent } from "./ExamplePage.tsx";
import styles from "./FirstMessage.module.css";

/** A first message to a prospect, with the reason for each sentence and the law that asks for it. */
export function FirstMessage({ copy, example }: ExamplePageContent<"firstMessage">) {
  return (
    <Sheet title={copy.title} mark={example} className={styles.letter}>
      <dl className={styles.sentences}>
        {copy.sentences.map(({ text, why, sources }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd className="note">
              {why}
              <SourceLinks sources={sources} />
            </dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}

/** Links to the sources of a reason. */
function SourceLinks({ sources }: Pick<ExamplePages["firstMessage"]["sentences"][number], "sources">) {
  return sources.map(({ name, url }, index) => (
    <span key={name}>
      {index > 0 ? "; " : " "}
      <a href={url}>{name}</a>
    </span>
  ));
}
