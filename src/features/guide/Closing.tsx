import styles from "./Closing.module.css";
import type { GuideCopy } from "./guide-schema";

export interface ClosingProps {
  copy: GuideCopy["closing"];
  /** Which edition this is, by its date. */
  edition: string;
  company: { legalName: string; location: string; email: string; url: string };
}

/** How to reach the company, and which edition this is; at the end of the last page. */
export function Closing({ copy, edition, company }: ClosingProps) {
  return (
    <footer className={styles.closing}>
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
