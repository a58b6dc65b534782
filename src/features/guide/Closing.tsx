import type { GuideCopy } from "./schema";

export interface ClosingProps {
  copy: GuideCopy["closing"];
  /** Which sources the guide was made from. */
  edition: string;
  company: { legalName: string; location: string; email: string; url: string };
}

/** How to reach the company, and which edition this is; at the end of the last page. */
export function Closing({ copy, edition, company }: ClosingProps) {
  return (
    <footer className="closing">
      <p>
        <strong>{copy.title}.</strong> {copy.text}
      </p>
      <p>
        {company.legalName}, {company.location}. <a href={`mailto:${company.email}`}>{company.email}</a>,{" "}
        <a href={`${company.url}/contact`}>{new URL(company.url).host}/contact</a>. {copy.edition} {edition}.
      </p>
    </footer>
  );
}
