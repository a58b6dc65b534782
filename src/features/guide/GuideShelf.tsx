import type { ReactNode } from "react";
import { Button } from "../../components/ui/Button";
import styles from "./GuideShelf.module.css";

interface GuideShelfProps {
  title: string;
  text: string;
  /** The label of the download button. */
  download: string;
  href: string;
  /** The file's type, size and edition. */
  file: string;
  /** Pictures of pages, the cover first. */
  children?: ReactNode;
  /** The chapters, or some of them. */
  chapters: { order: number; title: string; summary?: string }[];
  /** The label of the link to the contact page, which lists all chapters. */
  more?: string | undefined;
}

/** The section about the growth guide, with pictures of its cover and some pages on a line. */
export function GuideShelf({ title, text, download, href, file, chapters, more, children }: GuideShelfProps) {
  return (
    <section aria-labelledby="guide" className="section no-print on-ink">
      <div className="page-width columns">
        <div className={styles.text}>
          <h2 id="guide">{title}</h2>
          <p className="lead">{text}</p>
          <div className="buttons">
            <Button href={href} download role="button" variant="secondary" aria-describedby="guide-file">
              {download}
            </Button>
            <p id="guide-file" className="note">
              {file}
            </p>
          </div>
        </div>
        <div className={styles.pages}>{children}</div>
      </div>
      <div className="drawn">
        <ol className={`page-width numbered ${styles.chapters}`}>
          {chapters.map(({ order, title, summary }) => (
            <li key={order}>
              <strong>{title}</strong>
              {summary && <p className="note">{summary}</p>}
            </li>
          ))}
        </ol>
        {more && (
          <p className="page-width buttons">
            <a href="/contact#guide">{more}</a>
          </p>
        )}
      </div>
    </section>
  );
}
