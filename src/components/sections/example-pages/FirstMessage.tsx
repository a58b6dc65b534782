import type { ExamplePages } from "../../../schemas/example-pages.ts";
import { Sheet } from "../../ui/Sheet.tsx";
import styles from "./FirstMessage.module.css";

/** A first message to a prospect, with notes in its margin. */
export function FirstMessage({ copy, example }: { copy: ExamplePages["firstMessage"]; example: string }) {
  return (
    <Sheet title={copy.title} mark={example}>
      {copy.paragraphs.map(({ text, note }) => (
        <div key={text} className={styles.paragraph}>
          <p>{text}</p>
          {note && <p className={`note ${styles.margin}`}>{note}</p>}
        </div>
      ))}
      <p className={`note ${styles.law}`}>
        {copy.sources} {copy.law}
      </p>
    </Sheet>
  );
}
