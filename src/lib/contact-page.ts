import type { Site } from "./content/fact-schemas";
import { formatOpeningHours } from "./format-opening-hours";

/** The fragments of the contact page that set a topic of its form. */
const FRAGMENT = {
  bookCall: "about-strategy-call",
  liveChat: "about-live-chat",
  // The phone field's id, so that the browser focuses that field.
  callback: "contact-phone",
} as const;

type Labels = Record<keyof typeof FRAGMENT, string>;

/**
 * Returns the quick actions of the contact page with their addresses, and the topics of its form.
 * An action leads to its configured link, or to the form with its topic.
 */
export function contactActions(
  { bookingUrl, chatUrl }: Pick<Site, "bookingUrl" | "chatUrl">,
  { quickActions, topics }: { quickActions: Labels; topics: Labels & Record<"label" | "remove", string> },
) {
  return {
    quick: [
      { label: quickActions.bookCall, href: bookingUrl ?? `#${FRAGMENT.bookCall}` },
      { label: quickActions.liveChat, href: chatUrl ?? `#${FRAGMENT.liveChat}` },
      { label: quickActions.callback, href: `#${FRAGMENT.callback}` },
    ],
    topics: {
      label: topics.label,
      remove: topics.remove,
      removedTo: "#message-form",
      topics: [
        { fragment: FRAGMENT.bookCall, text: topics.bookCall, isCall: true },
        { fragment: FRAGMENT.liveChat, text: topics.liveChat },
        { fragment: FRAGMENT.callback, text: topics.callback, isCall: true, isField: true },
      ],
    },
  };
}

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
