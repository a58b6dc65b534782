import type { ReactNode } from "react";
import styles from "./Chapter.module.css";

interface ChapterProps {
  /** The chapter's number, from 1. */
  order: number;
  /** How many chapters the guide has. */
  chapters: number;
  title: string;
  summary: string;
  /** The chapter's text. */
  children?: ReactNode;
}

/** A chapter of the guide, on one page. */
export function Chapter({ order, chapters, title, summary, children }: ChapterProps) {
  return (
    <section aria-labelledby={chapterId(order)}>
      <header className={styles.head}>
        <h2 id={chapterId(order)}>
          <span className={styles.number}>{`${order} `}</span>
          {title}
        </h2>
        <ChapterLine order={order} chapters={chapters} />
        <p className="lead">{summary}</p>
      </header>
      <div className={styles.text}>{children}</div>
    </section>
  );
}

/** Returns the id of a chapter, for links to it. */
export const chapterId = (order: number) => `chapter-${order}`;

const WIDTH = 1000;
const BASE = 80;
const places = Array.from({ length: 51 }, (_, index) => (index * WIDTH) / 50);

/** The line's height at an x from 0 to WIDTH. */
const y = (x: number) => Math.round((BASE - 10 - 62 * (x / WIDTH) ** 1.9) * 10) / 10;
const line = (xs: number[]) => `M${xs.map((x) => `${x} ${y(x)}`).join("L")}`;

/** The growth line above each chapter, drawn up to the reader's progress. Decorative. */
function ChapterLine({ order, chapters }: Pick<ChapterProps, "order" | "chapters">) {
  const reached = (order / chapters) * WIDTH;
  const ticks = Array.from({ length: chapters + 1 }, (_, index) => Math.round((index / chapters) * WIDTH));
  return (
    <svg className={styles.line} viewBox={`-2 0 ${WIDTH + 4} ${BASE + 2}`} fill="none" aria-hidden="true">
      <path
        stroke="var(--color-rule)"
        d={`M0 ${BASE}H${WIDTH}${ticks.map((x) => `M${x} ${BASE}v-9`).join("")}`}
      />
      <path stroke="var(--color-rule)" strokeDasharray="2 7" strokeWidth="2" d={line(places)} />
      <path
        stroke="var(--color-accent)"
        strokeWidth="5"
        d={line([...places.filter((x) => x < reached), reached])}
      />
      <path
        stroke="currentColor"
        strokeWidth="12"
        strokeLinecap="round"
        d={`M${Math.min(reached, WIDTH - 4)} ${y(reached)}h0`}
      />
    </svg>
  );
}
