import type { ExamplePages } from "../../schemas/example-pages.ts";
import { FirstMessage } from "./example-pages/FirstMessage.tsx";
import styles from "./FirstMessageSection.module.css";

interface FirstMessageSectionProps {
  title: string;
  intro: string;
  /** What the law of the recipient's country decides. */
  law: string;
  examplePages: ExamplePages;
}

/** The part of the services page with a first message, and what to read before sending one. */
export function FirstMessageSection({ title, intro, law, examplePages }: FirstMessageSectionProps) {
  const { firstMessage, example } = examplePages;
  return (
    <section id="first-message" aria-labelledby="first-message-title" className="section on-ink">
      <div className={`page-width columns ${styles.columns}`}>
        <div className={styles.margin}>
          <h2 id="first-message-title">{title}</h2>
          <p className="lead">{intro}</p>
          <p className={`note ${styles.law}`}>{law}</p>
        </div>
        <FirstMessage copy={firstMessage} example={example} />
      </div>
    </section>
  );
}
