import type { ReactNode } from "react";
import type { LegalPageCopy } from "../../schemas/legal.ts";
import styles from "./LegalText.module.css";

interface LegalTextProps {
  title: string;
  copy: LegalPageCopy;
  /** Month and year of the last change. */
  updated: string;
  /** The sections of the text, in their order. */
  headings: { slug: string; text: string }[];
  /** The text. */
  children?: ReactNode;
}

/** A legal page: title, date, and the text beside its contents, which stay in view. */
export function LegalText({ title, copy, updated, headings, children }: LegalTextProps) {
  return (
    <>
      <header className="page-width page-top">
        <h1 className={styles.title}>{title}</h1>
        <p className="lead">{`${copy.updated} ${updated}`}</p>
      </header>
      <div className={`page-width columns ${styles.body}`}>
        <nav aria-label={copy.contents} className={`stays ${styles.contents}`}>
          {/* Closed on phones only. */}
          <details>
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
        <div className={styles.text}>{children}</div>
      </div>
    </>
  );
}
