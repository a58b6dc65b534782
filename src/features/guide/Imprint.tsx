import type { GuideCopy } from "./guide.schema";
import styles from "./Imprint.module.css";

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
