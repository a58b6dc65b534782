import type { ReactNode } from "react";
import styles from "./Chapter.module.css";
import { ChapterLine } from "./ChapterLine";

interface ChapterProps {
  /** The chapter's number, from 1. */
  order: number;
  /** How many chapters the guide has. */
  chapters: number;
  title: string;
  summary: string;
  /** The chapter's text. */
  children?: ReactNode;
  /** What follows the text. */
  appendix?: ReactNode;
}

/** A chapter of the guide, on one page. */
export function Chapter({ order, chapters, title, summary, children, appendix }: ChapterProps) {
  return (
    <section aria-labelledby={chapterId(order)}>
      <header className={styles.head}>
        <h2 id={chapterId(order)}>
          <span className={styles.number}>{`${order} `}</span>
          {title}
        </h2>
        <ChapterLine chapter={order} chapters={chapters} />
        <p className={styles.summary}>{summary}</p>
      </header>
      <div className={styles.text}>{children}</div>
      {appendix}
    </section>
  );
}

/** Returns the id of a chapter, for links to it. */
export function chapterId(order: number): string {
  return `chapter-${order}`;
}
