/** Who stands behind the site, as Estonian law wants it shown. */
export interface Company {
  legalName: string;
  registryCode: string;
  vatNumber: string;
  location: string;
  email: string;
  phone: string;
}

/** Registration and VAT details with the ways to reach the company. */
export function CompanyDetails({ company }: { company: Company }) {
  return (
    <section aria-labelledby="company" className="legal-text company page-width">
      <h2 id="company">Company details</h2>
      <dl className="facts">
        <dt>Company</dt>
        <dd>{company.legalName}</dd>
        <dt>Registry code</dt>
        <dd>{company.registryCode}</dd>
        <dt>VAT number</dt>
        <dd>{company.vatNumber}</dd>
        <dt>Location</dt>
        <dd>{company.location}</dd>
        <dt>Email</dt>
        <dd>
          <a className="link" href={`mailto:${company.email}`}>
            {company.email}
          </a>
        </dd>
        <dt>Phone</dt>
        <dd>
          <a className="link" href={`tel:${company.phone.replaceAll(" ", "")}`}>
            {company.phone}
          </a>
        </dd>
      </dl>
    </section>
  );
}
