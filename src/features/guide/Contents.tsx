import type { Site } from "../../schemas/site.ts";
import { chapterId } from "./Chapter.tsx";
import styles from "./Contents.module.css";
import type { GuideCopy } from "./guide.schema.ts";
import { PAGES_BEFORE } from "./guide-file.ts";

interface ContentsProps {
  guide: GuideCopy;
  chapters: { order: number; title: string; summary: string }[];
  /** The edition, with its month. */
  edition: string;
  company: Site;
}

/**
 * The table of contents, how to use the guide, and below that, where there is room for any facts, how to reach the
 * company, and the edition.
 */
export function Contents({ guide: { contents, use, imprint }, chapters, edition, company }: ContentsProps) {
  return (
    <section>
      <h2>{contents.title}</h2>
      <p className={`lead ${styles.intro}`}>{contents.intro}</p>
      <ol className={styles.chapters}>
        {chapters.map(({ order, title, summary }) => (
          <li key={order}>
            <span className={styles.number}>{order}</span>
            <a href={`#${chapterId(order)}`}>{title}</a>
            <span>
              {contents.page} {order + PAGES_BEFORE}
            </span>
            <span className={styles.summary}>{summary}</span>
          </li>
        ))}
      </ol>
      <h3 className={styles.use}>{use.title}</h3>
      <div className={styles.items}>
        {use.items.map(({ title, text }) => (
          <div key={title}>
            <h4>{title}</h4>
            <p>{text}</p>
          </div>
        ))}
      </div>
      <footer className={styles.imprint}>
        <p>
          <strong>{imprint.title}.</strong> {imprint.text}
        </p>
        <p>
          {company.legalName}, {company.location}. <a href={`mailto:${company.email}`}>{company.email}</a>,{" "}
          <a href={`${company.url}/contact`}>{new URL(company.url).host}/contact</a>. {edition}.
        </p>
      </footer>
    </section>
  );
}
