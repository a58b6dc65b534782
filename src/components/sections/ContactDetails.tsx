import type { ContactDetailsCopy } from "../../schemas/contact";
import type { Site } from "../../schemas/facts";
import { DescriptionList } from "../ui/DescriptionList";
import { Panel } from "../ui/Panel";

interface ContactDetailsProps {
  company: Site;
  copy: ContactDetailsCopy;
}

/** The contact information card. */
export function ContactDetails({ company, copy }: ContactDetailsProps) {
  const rows = [
    { label: copy.email, value: company.email, href: `mailto:${company.email}` },
    { label: copy.phone, value: company.phone, href: `tel:${company.phone.replaceAll(" ", "")}` },
    { label: copy.location, value: company.location },
    { label: copy.responseTime, value: company.responseTime },
  ];
  return (
    <Panel id="details" title={copy.title}>
      <DescriptionList items={rows} />
    </Panel>
  );
}
