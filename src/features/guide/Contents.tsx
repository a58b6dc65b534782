import type { ReactNode } from "react";
import { chapterId } from "./Chapter";
import styles from "./Contents.module.css";
import type { GuideCopy } from "./guide.schema";
import { PAGES_BEFORE } from "./guide-file";

interface ContentsProps {
  contents: GuideCopy["contents"];
  use: GuideCopy["use"];
  chapters: { order: number; title: string; summary: string }[];
  /** The end of the page. */
  children?: ReactNode;
}

/** The table of contents, and how to use the guide. */
export function Contents({ contents, use, chapters, children }: ContentsProps) {
  return (
    <section>
      <h2>{contents.title}</h2>
      <p className={styles.intro}>{contents.intro}</p>
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
      <div className={styles.use}>
        <h3>{use.title}</h3>
        <dl>
          {use.items.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      {children}
    </section>
  );
}
