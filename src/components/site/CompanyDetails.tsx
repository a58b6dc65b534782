import { telephoneLink } from "../../lib/telephone-link.ts";
import type { LegalPageCopy } from "../../schemas/legal.ts";
import type { Site } from "../../schemas/site.ts";
import { DescriptionList } from "../ui/DescriptionList.tsx";

/** The details that the law requires a site to show (directive 2000/31/EC, article 5). */
export function CompanyDetails({ company, copy }: { company: Site; copy: LegalPageCopy["company"] }) {
  const facts = [
    { label: copy.legalName, value: company.legalName },
    { label: copy.registryCode, value: company.registryCode },
    { label: copy.vatNumber, value: company.vatNumber ?? copy.noVatNumber },
    { label: copy.postalAddress, value: company.postalAddress },
    { label: copy.email, value: company.email, href: `mailto:${company.email}` },
    { label: copy.phone, value: company.phone, href: telephoneLink(company.phone) },
  ];
  return (
    <section>
      <h2>{copy.title}</h2>
      <DescriptionList items={facts} rows />
    </section>
  );
}
