import { Button } from "../../components/ui/Button.tsx";
import { DrawnCover } from "./DrawnCover.tsx";
import styles from "./GuideStrip.module.css";

export interface GuideStripProps {
  /** The guide's title. */
  title: string;
  /** Another heading than that, above a list of the chapters in place of the cover. */
  heading?: string;
  text: string;
  /** The label of the download button. */
  download: string;
  href: string;
  /** The file's type, size and edition. */
  file: string;
  chapters: { order: number; title: string }[];
}

/** The section about the growth guide: its cover, or its chapters, with what it is and its download. */
export function GuideStrip(props: GuideStripProps) {
  const { title, heading, text, download, href, file, chapters } = props;
  return (
    <section className={`section no-print on-ink ${heading ? "" : "section-close"}`}>
      <div className={`page-width ${heading ? "columns" : styles.strip}`}>
        {!heading && <DrawnCover title={title} chapters={chapters.length} />}
        <div className={`row ${styles.texts}`}>
          <div className={styles.text}>
            {/* Hidden if the cover above it has the same words. */}
            <h2 className={heading ? "small-heading" : "sr-only"}>{heading ?? title}</h2>
            <p className="lead">{text}</p>
          </div>
          <div className={styles.download}>
            <Button href={href} download variant="secondary" aria-describedby="guide-file">
              {download}
            </Button>
            <p id="guide-file" className="note">
              {file}
            </p>
          </div>
        </div>
        {heading && (
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
