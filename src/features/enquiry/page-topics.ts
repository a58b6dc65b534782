import type { HomeCopy } from "../../schemas/home.ts";
import type { Site } from "../../schemas/site.ts";
import { fieldId } from "./shared-with-server/enquiry-fields.ts";
import type { Topic } from "./Topics.tsx";

/**
 * Returns the fragment that sets a topic of the home form, on the pages that have it.
 * @param name a service's id, or another unique name of a topic
 */
export const topicFragment = (name: string) => `cta-${name}`;

export const STRATEGY_CALL = topicFragment("strategy-call");
export const GROWTH_ASSESSMENT = topicFragment("growth-assessment");

/** The topics of the home form, which links on any page can set. */
export const homeTopics = (
  copy: HomeCopy["cta"]["topics"],
  services: readonly { id: string; title: string }[],
): Topic[] => [
  { fragment: STRATEGY_CALL, text: copy.strategyCall, isCall: true },
  ...services.map(({ id, title }) => ({ fragment: topicFragment(id), text: title })),
  { fragment: GROWTH_ASSESSMENT, text: copy.growthAssessment },
];

/** The fragments of the contact page that set a topic of its form. */
const FRAGMENT = {
  bookCall: "about-strategy-call",
  liveChat: "about-live-chat",
  // The phone field's id, so that the browser focuses that field.
  callback: fieldId("contact", "phone"),
} as const;

/** The id of the notice that a form isn't connected. */
export const NOT_CONNECTED = "not-connected";

type Labels = Record<keyof typeof FRAGMENT, string>;

/** The topics of the contact form, which the page's quick actions set. */
export const contactTopics = (copy: Labels): Topic[] => [
  { fragment: FRAGMENT.bookCall, text: copy.bookCall, isCall: true },
  { fragment: FRAGMENT.liveChat, text: copy.liveChat },
  { fragment: FRAGMENT.callback, text: copy.callback, isCall: true, isField: true },
];

/**
 * The quick actions of the contact page with their addresses: each leads to its configured link, or to the form
 * with its topic; in log mode, which sends nothing from that page, to the notice that says so.
 */
export function quickActions(
  copy: Labels,
  { bookingUrl, chatUrl }: Pick<Site, "bookingUrl" | "chatUrl">,
  isDelivery: boolean,
) {
  const inForm = (name: keyof typeof FRAGMENT) => `#${isDelivery ? FRAGMENT[name] : NOT_CONNECTED}`;
  return [
    { label: copy.bookCall, href: bookingUrl ?? inForm("bookCall") },
    { label: copy.liveChat, href: chatUrl ?? inForm("liveChat") },
    { label: copy.callback, href: inForm("callback") },
  ];
}
