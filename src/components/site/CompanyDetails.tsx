import { DescriptionList } from "../ui/DescriptionList";
import styles from "./CompanyDetails.module.css";
import type { CompanyDetailsCopy } from "./CompanyDetails.schema";

/** Who stands behind the site, as the law wants it shown (directive 2000/31/EC, article 5). */
export interface Company {
  legalName: string;
  registryCode: string;
  /** null for a company that is not registered for VAT. */
  vatNumber: string | null;
  postalAddress: string;
  email: string;
  phone: string;
}

/** Registration and VAT details with the ways to reach the company. */
export function CompanyDetails({ company, copy }: { company: Company; copy: CompanyDetailsCopy }) {
  const facts = [
    { label: copy.legalName, value: company.legalName },
    { label: copy.registryCode, value: company.registryCode },
    { label: copy.vatNumber, value: company.vatNumber ?? copy.noVatNumber },
    { label: copy.postalAddress, value: company.postalAddress },
    { label: copy.email, value: company.email, href: `mailto:${company.email}` },
    { label: copy.phone, value: company.phone, href: `tel:${company.phone.replaceAll(" ", "")}` },
  ];
  return (
    <section aria-labelledby="company" className={`page-width ${styles.company}`}>
      <h2 id="company">{copy.title}</h2>
      <DescriptionList items={facts} rows />
    </section>
  );
}
