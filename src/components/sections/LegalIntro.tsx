import styles from "./LegalIntro.module.css";

export interface LegalIntroProps {
  title: string;
  /** Month and year of the last change. */
  updated: string;
  /** Of the sections, in their order. */
  headings: { slug: string; text: string }[];
}

/** Opens a legal page. */
export function LegalIntro({ title, updated, headings }: LegalIntroProps) {
  return (
    <header className={`page-width ${styles.intro}`}>
      <h1>{title}</h1>
      <p className={styles.updated}>Last updated {updated}</p>
      <nav aria-label="On this page">
        <details className={styles.contents}>
          <summary>On this page</summary>
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
