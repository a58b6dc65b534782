import type { ReactNode } from "react";
import { Button } from "../../../components/ui/Button";
import styles from "./GuideShelf.module.css";

interface GuideShelfProps {
  title: string;
  text: string;
  /** The words of the button that downloads the guide. */
  download: string;
  href: string;
  /** What kind of file, how large, of when. */
  file: string;
  /** Pictures of pages, the cover first. */
  children?: ReactNode;
  /** What each chapter gives; summaries where there is room for them. */
  chapters: { order: number; title: string; summary?: string }[];
}

/** The growth guide: its cover and some pages, standing on the line. */
export function GuideShelf({ title, text, download, href, file, chapters, children }: GuideShelfProps) {
  return (
    <section aria-labelledby="guide" className={`on-ink ${styles.shelf}`}>
      <div className="page-width columns">
        <div>
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
      <div className={styles.board}>
        <ol className={`page-width ${styles.chapters}`}>
          {chapters.map(({ order, title, summary }) => (
            <li key={order}>
              <strong>{title}</strong>
              {summary && <p className="note">{summary}</p>}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
