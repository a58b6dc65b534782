import { Button } from "../../components/ui/Button.tsx";
import { DrawnCover } from "./DrawnCover.tsx";
import styles from "./GuideStrip.module.css";

export interface GuideStripProps {
  title: string;
  text: string;
  /** The label of the download button. */
  download: string;
  href: string;
  /** The file's type, size and edition. */
  file: string;
  /** The words on the cover. */
  cover: string;
  chapters: { order: number; title: string }[];
  /** Whether the chapters are listed, in place of the cover. */
  isListed?: boolean;
}

/** The section about the growth guide: its cover, or its chapters, with what it is and its download. */
export function GuideStrip(props: GuideStripProps) {
  const { title, text, download, href, file, cover, chapters, isListed } = props;
  return (
    <section className={`section no-print on-ink ${isListed ? "" : "section-close"}`}>
      <div className={`page-width ${isListed ? "columns" : styles.strip}`}>
        {!isListed && <DrawnCover title={cover} chapters={chapters.length} />}
        <div className={`row ${styles.texts}`}>
          <div className={styles.text}>
            {/* Hidden if the cover above it has the same words. */}
            <h2 className={title === cover ? "sr-only" : "small-heading"}>{title}</h2>
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
        {isListed && (
          <ol className={styles.chapters}>
            {chapters.map(({ order, title }) => (
              <li key={order}>{title}</li>
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}
