import { Mark } from "../../illustrations/Mark";

interface FooterLink {
  label: string;
  href: string;
}

export interface FooterProps {
  brand: string;
  tagline: string;
  copy: {
    pagesLabel: string;
    pages: FooterLink[];
    legalLabel: string;
    legal: FooterLink[];
    contactLabel: string;
  };
  company: { legalName: string; registryCode: string; email: string; phone: string; location: string };
  /** Path of the page that the footer stands on. */
  currentPath: string;
}

/** Closes every page: the ways on, the legal pages and how to reach the company. */
export function Footer({ brand, tagline, copy, company, currentPath }: FooterProps) {
  const groups = [
    { label: copy.pagesLabel, links: copy.pages },
    { label: copy.legalLabel, links: copy.legal },
  ];
  return (
    <footer className="site-footer on-ink">
      <div className="page-width grid gap-10 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1.5fr]">
        <div>
          <p className="wordmark">
            <Mark />
            {brand}
          </p>
          <p className="mt-2 text-ink-muted">{tagline}</p>
        </div>
        {groups.map(({ label, links }) => (
          <nav key={label} aria-label={label}>
            <h2 className="footer-heading">{label}</h2>
            <ul>
              {links.map((link) => (
                <li key={link.href}>
                  <a
                    href={link.href}
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
          <h2 className="footer-heading">{copy.contactLabel}</h2>
          <ul>
            <li>
              <a className="quiet-link" href={`mailto:${company.email}`}>
                {company.email}
              </a>
            </li>
            <li>
              <a className="quiet-link" href={`tel:${company.phone.replaceAll(" ", "")}`}>
                {company.phone}
              </a>
            </li>
            <li className="py-1">{company.location}</li>
          </ul>
        </div>
        <p className="text-sm text-ink-muted sm:col-span-full">
          {company.legalName}, registry code {company.registryCode}
        </p>
      </div>
    </footer>
  );
}
