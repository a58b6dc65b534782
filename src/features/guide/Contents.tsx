import type { ReactNode } from "react";
import { chapterId } from "./Chapter.tsx";
import styles from "./Contents.module.css";
import type { GuideCopy } from "./guide.schema.ts";
import { PAGES_BEFORE } from "./guide-file.ts";

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
      {children}
    </section>
  );
}

interface ImprintProps {
  copy: GuideCopy["imprint"];
  /** The edition, with its month. */
  edition: string;
  company: { legalName: string; location: string; email: string; url: string };
}

/** How to reach the company, and the edition. On the page of the contents, which has room for any facts. */
export function Imprint({ copy, edition, company }: ImprintProps) {
  return (
    <footer className={styles.imprint}>
      <p>
        <strong>{copy.title}.</strong> {copy.text}
      </p>
      <p>
        {company.legalName}, {company.location}. <a href={`mailto:${company.email}`}>{company.email}</a>,{" "}
        <a href={`${company.url}/contact`}>{new URL(company.url).host}/contact</a>. {edition}.
      </p>
    </footer>
  );
}
