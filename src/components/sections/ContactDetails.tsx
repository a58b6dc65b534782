import { Fragment } from "react";
import type { Site } from "../../lib/content/facts.schema";
import { hoursByDays } from "../../lib/hours-by-days";
import { DescriptionList } from "../ui/DescriptionList";
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
    { label: copy.openingHours, value: <OpeningHours hours={company.openingHours} /> },
  ];
  return (
    <Panel id="details" title={copy.title}>
      <DescriptionList items={rows} />
    </Panel>
  );
}

/** Such as “Monday–Thursday 09:00–17:00, Friday 09:00–16:00”; no line ends within the hours. */
function OpeningHours({ hours }: { hours: Site["openingHours"] }) {
  return hoursByDays(hours).map(({ days, opens, closes }, index) => {
    const last = days.length > 1 ? `–${days.at(-1)}` : "";
    return (
      <Fragment key={days[0]}>
        {`${index > 0 ? ", " : ""}${days[0]}${last} `}
        <span className="unbroken">{`${opens}–${closes}`}</span>
      </Fragment>
    );
  });
}
