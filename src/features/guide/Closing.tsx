import styles from "./Closing.module.css";
import type { GuideCopy } from "./guide.schema";

interface ClosingProps {
  copy: GuideCopy["closing"];
  /** The edition, with its month. */
  edition: string;
  company: { legalName: string; location: string; email: string; url: string };
}

/** The end of the last page: how to reach the company, and the edition. */
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
