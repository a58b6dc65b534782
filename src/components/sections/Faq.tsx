import type { Site } from "../../lib/content/facts.schema";
import styles from "./Faq.module.css";
import type { FaqCopy } from "./faq.schema";

interface FaqProps extends FaqCopy {
  /** Answers from the site facts, by name; null if the company has not given one. */
  answers: Site["answers"];
}

/** Questions and answers in <details> elements. A question without an answer isn't shown. */
export function Faq({ title, items, answers }: FaqProps) {
  const answered = items.flatMap((item) => {
    const answer = "answer" in item ? item.answer : answers[item.fact];
    return answer === null ? [] : [{ question: item.question, answer }];
  });
  return (
    <section aria-labelledby="faq" className="section section-tinted">
      <div className={`page-width columns ${styles.columns}`}>
        <h2 id="faq" className="stays">
          {title}
        </h2>
        <div>
          {answered.map(({ question, answer }) => (
            <details key={question} className={styles.item}>
              <summary>{question}</summary>
              <p className={styles.answer}>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
