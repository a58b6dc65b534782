import styles from "./Faq.module.css";

export interface FaqProps {
  title: string;
  items: { question: string; answer: string }[];
}

/** Questions and answers; the browser opens and closes them. */
export function Faq({ title, items }: FaqProps) {
  return (
    <section aria-labelledby="faq" className="section section-tinted">
      <div className={`page-width columns ${styles.columns}`}>
        <h2 id="faq" className={styles.title}>
          {title}
        </h2>
        <div className={styles.items}>
          {items.map(({ question, answer }) => (
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
