import { capitalize } from "../../lib/capitalize.ts";
import { linkOn } from "../../lib/page-path.ts";
import { telephoneLink } from "../../lib/telephone-link.ts";
import type { NavigationCopy } from "../../schemas/navigation.ts";
import type { Site } from "../../schemas/site.ts";
import { EmailAddress } from "../ui/EmailAddress.tsx";
import styles from "./Footer.module.css";
import { Wordmark } from "./Wordmark.tsx";

interface FooterProps {
  copy: NavigationCopy["footer"];
  company: Site;
  /** The path of the current page. */
  currentPath: string;
}

/** The footer of every page: links to pages and legal texts, and how to reach the company. */
export function Footer({ copy, company, currentPath }: FooterProps) {
  const groups = [
    { label: copy.pagesLabel, links: copy.pages },
    { label: copy.legalLabel, links: copy.legal },
  ];
  return (
    <footer className={`on-ink ${styles.footer}`}>
      <div className={`page-width ${styles.columns}`}>
        <div>
          <p>
            <Wordmark brand={company.brand} />
          </p>
          <p className={`muted ${styles.tagline}`}>{capitalize(company.tagline)}</p>
        </div>
        {groups.map(({ label, links }) => (
          <nav key={label} aria-label={label}>
            <h2 className={`note ${styles.heading}`}>{label}</h2>
            <ul>
              {links.map((link) => (
                <li key={link.href}>
                  <a
                    href={linkOn(currentPath, link.href)}
                    className="quiet-link"
                    aria-current={link.href === currentPath ? "page" : undefined}
                  >
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div>
          <h2 className={`note ${styles.heading}`}>{copy.contactLabel}</h2>
          <ul className={styles.contact}>
            <li>
              <a className="quiet-link" href={`mailto:${company.email}`}>
                <EmailAddress address={company.email} />
              </a>
            </li>
            <li>
              <a className="quiet-link" href={telephoneLink(company.phone)}>
                {company.phone}
              </a>
            </li>
            <li className={styles.location}>{company.location}</li>
          </ul>
          <p className="note">
            {company.legalName}, {copy.registryCode} {company.registryCode}
          </p>
        </div>
      </div>
    </footer>
  );
}
