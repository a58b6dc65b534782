import type { Site } from "./content/fact-schemas";
import { formatOpeningHours } from "./format-opening-hours";

type DetailLabels = Record<"email" | "phone" | "location" | "responseTime" | "openingHours", string>;

/** The rows of the contact information card. */
export function contactRows(site: Site, labels: DetailLabels) {
  return [
    { label: labels.email, value: site.email, href: `mailto:${site.email}` },
    { label: labels.phone, value: site.phone, href: `tel:${site.phone.replaceAll(" ", "")}` },
    { label: labels.location, value: site.location },
    { label: labels.responseTime, value: site.responseTime },
    { label: labels.openingHours, value: formatOpeningHours(site.openingHours) },
  ];
}
