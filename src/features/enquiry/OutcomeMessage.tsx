import { Button } from "../../components/ui/Button";
import styles from "./OutcomeMessage.module.css";

interface OutcomeMessageProps {
  headline: string;
  text: string;
  home: string;
  /** After a failure. */
  failure?: {
    /** Shown where the endpoint says that a rule is broken, by the fragment #check. */
    check: string;
    /** What to do now; the address follows. */
    back: string;
    /** Where to write instead. */
    email: string;
  };
}

/** How a form ended that was posted without a script. The endpoint leads here (server/enquiries/problem.ts). */
export function OutcomeMessage({ headline, text, home, failure }: OutcomeMessageProps) {
  return (
    <section id="check" className={`page-width ${styles.outcome}`}>
      <h1>{headline}</h1>
      <p className="lead">{text}</p>
      {failure && (
        <>
          <p className={`notice ${styles.check}`}>{failure.check}</p>
          <p className={styles.back}>
            {failure.back}{" "}
            <a className="link" href={`mailto:${failure.email}`}>
              {failure.email}
            </a>
          </p>
        </>
      )}
      <p className={styles.back}>
        <Button href="/">{home}</Button>
      </p>
    </section>
  );
}
