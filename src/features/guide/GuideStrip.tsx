import type { ReactNode } from "react";
import { Button } from "../../components/ui/Button";
import styles from "./GuideStrip.module.css";

interface GuideStripProps {
  title: string;
  text: string;
  /** The label of the download button. */
  download: string;
  href: string;
  /** The file's type, size and edition. */
  file: string;
  /** The first chapters, if they are to be shown. */
  chapters: { order: number; title: string; summary: string }[];
  /** A picture of the cover. */
  children?: ReactNode;
}

/** The section about the growth guide: its cover, what it is, and its download. */
export function GuideStrip({ title, text, download, href, file, chapters, children }: GuideStripProps) {
  return (
    <section aria-labelledby="guide" className="section no-print on-ink">
      <div className={`page-width ${styles.strip}`}>
        <div className={styles.cover}>{children}</div>
        <div className={styles.text}>
          <h2 id="guide">{title}</h2>
          <p className="lead">{text}</p>
        </div>
        <div className={styles.download}>
          <Button href={href} download role="button" variant="secondary" aria-describedby="guide-file">
            {download}
          </Button>
          <p id="guide-file" className="note">
            {file}
          </p>
        </div>
      </div>
      {chapters.length > 0 && (
        <ol className={`page-width numbered ${styles.chapters}`}>
          {chapters.map(({ order, title, summary }) => (
            <li key={order}>
              <strong>{title}</strong>
              <p className="note">{summary}</p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
