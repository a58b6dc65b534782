import { Facts } from "../ui/Facts";
import styles from "./CompanyDetails.module.css";

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
  const facts = [
    { label: "Company", value: company.legalName },
    { label: "Registry code", value: company.registryCode },
    { label: "VAT number", value: company.vatNumber },
    { label: "Location", value: company.location },
    { label: "Email", value: company.email, href: `mailto:${company.email}` },
    { label: "Phone", value: company.phone, href: `tel:${company.phone.replaceAll(" ", "")}` },
  ];
  return (
    <section aria-labelledby="company" className={`page-width ${styles.company}`}>
      <h2 id="company">Company details</h2>
      <Facts facts={facts} inColumns />
    </section>
  );
}
