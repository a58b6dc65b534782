import type { ContactDetailsCopy } from "../../schemas/contact";
import type { Site } from "../../schemas/facts";
import { DescriptionList } from "../ui/DescriptionList";
import styles from "./ContactDetails.module.css";

interface ContactDetailsProps {
  company: Site;
  copy: ContactDetailsCopy;
}

/** The contact information. */
export function ContactDetails({ company, copy }: ContactDetailsProps) {
  const rows = [
    { label: copy.email, value: company.email, href: `mailto:${company.email}` },
    { label: copy.phone, value: company.phone, href: `tel:${company.phone.replaceAll(" ", "")}` },
    { label: copy.location, value: company.location },
    { label: copy.responseTime, value: company.responseTime },
  ];
  return (
    <section aria-labelledby="details" className="columns">
      <h2 id="details" className={styles.title}>
        {copy.title}
      </h2>
      <DescriptionList items={rows} rows className={styles.rows} />
    </section>
  );
}
