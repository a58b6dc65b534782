import type { ContactCopy } from "../../schemas/contact.ts";
import styles from "./Faq.module.css";

/** Questions and answers in <details> elements. A question without an answer isn't shown. */
export function Faq({ title, items }: ContactCopy["faq"]) {
  return (
    <section className="section section-tinted">
      <div className={`page-width columns ${styles.columns}`}>
        <h2 id="faq" className="medium-heading stays">
          {title}
        </h2>
        <div className="ruled-list">
          {items
            .filter(({ answer }) => answer !== null)
            .map(({ question, answer }) => (
              <details key={question}>
                <summary className={`subheading ${styles.question}`}>{question}</summary>
                <p className={styles.answer}>{answer}</p>
              </details>
            ))}
        </div>
      </div>
    </section>
  );
}
