import styles from "./LegalIntro.module.css";
import type { LegalIntroCopy } from "./legal-intro.schema";

interface LegalIntroProps {
  title: string;
  copy: LegalIntroCopy;
  /** Month and year of the last change. */
  updated: string;
  /** The sections of the text, in their order. */
  headings: { slug: string; text: string }[];
}

/** The start of a legal page: title, date and contents. */
export function LegalIntro({ title, copy, updated, headings }: LegalIntroProps) {
  return (
    <header className="page-width page-top">
      <h1 className={styles.title}>{title}</h1>
      <p className="lead">{`${copy.updated} ${updated}`}</p>
      <nav aria-label={copy.contents}>
        <details className={styles.contents}>
          <summary>{copy.contents}</summary>
          <ol>
            {headings.map(({ slug, text }) => (
              <li key={slug}>
                <a className="quiet-link" href={`#${slug}`}>
                  {text}
                </a>
              </li>
            ))}
          </ol>
        </details>
      </nav>
    </header>
  );
}
