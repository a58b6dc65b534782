import type { Site } from "../../schemas/site.ts";
import { fieldId } from "./enquiry-fields.ts";

/**
 * Returns the fragment of the home page that sets a topic of its form.
 * @param name a service's id, or another unique name of a topic
 */
export const topicFragment = (name: string) => `cta-${name}`;

export const STRATEGY_CALL = topicFragment("strategy-call");
export const GROWTH_ASSESSMENT = topicFragment("growth-assessment");

/** The topics of the home form that buttons on any page can set. */
export function homeTopics(
  copy: { label: string; remove: string; strategyCall: string; growthAssessment: string },
  services: readonly { id: string; title: string }[],
) {
  return {
    label: copy.label,
    remove: copy.remove,
    removedTo: "#cta",
    topics: [
      { fragment: STRATEGY_CALL, text: copy.strategyCall, isCall: true },
      ...services.map(({ id, title }) => ({ fragment: topicFragment(id), text: title })),
      { fragment: GROWTH_ASSESSMENT, text: copy.growthAssessment },
    ],
  };
}

/** The fragments of the contact page that set a topic of its form. */
const FRAGMENT = {
  bookCall: "about-strategy-call",
  liveChat: "about-live-chat",
  // The phone field's id, so that the browser focuses that field.
  callback: fieldId("contact", "phone"),
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
