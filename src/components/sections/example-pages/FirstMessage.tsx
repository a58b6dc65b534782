import { ExamplePage, type ExamplePageContent } from "./ExamplePage.tsx";
import styles from "./FirstMessage.module.css";

/** A first message to a prospect, with notes in its margin. */
export function FirstMessage({ copy, example }: ExamplePageContent<"firstMessage">) {
  return (
    <ExamplePage title={copy.title} example={example}>
      {copy.paragraphs.map(({ text, note }) => (
        <div key={text} className={styles.paragraph}>
          <p>{text}</p>
          {note && <p className={`note ${styles.margin}`}>{note}</p>}
        </div>
      ))}
      <p className={`note ${styles.law}`}>
        {copy.sources} {copy.law}
      </p>
    </ExamplePage>
  );
}
