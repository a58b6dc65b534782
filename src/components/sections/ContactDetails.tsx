import type { Site } from "../../lib/content/facts.schema";
import { hoursByDays } from "../../lib/hours-by-days";
import { DescriptionList } from "../ui/DescriptionList";
import { NumberRanges } from "../ui/NumberRanges";
import { Panel } from "../ui/Panel";
import type { ContactDetailsCopy } from "./ContactDetails.schema";

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
    { label: copy.openingHours, value: <NumberRanges text={formatHours(company.openingHours)} /> },
  ];
  return (
    <Panel id="details" title={copy.title}>
      <DescriptionList items={rows} />
    </Panel>
  );
}

/** Returns such as “Monday–Thursday 09:00–17:00, Friday 09:00–16:00”. */
const formatHours = (hours: Site["openingHours"]) =>
  hoursByDays(hours)
    .map(({ days, opens, closes }) => {
      const last = days.length > 1 ? `–${days.at(-1)}` : "";
      return `${days[0]}${last} ${opens}–${closes}`;
    })
    .join(", ");
