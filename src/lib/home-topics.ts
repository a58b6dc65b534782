/**
 * The fragment of the home page that leads to its form with a topic.
 * @param name a service's id, or another name that is unique among the topics
 */
export const topicFragment = (name: string) => `cta-${name}`;

export const STRATEGY_CALL = topicFragment("strategy-call");
export const GROWTH_ASSESSMENT = topicFragment("growth-assessment");

/** What buttons on any page can set as the topic of the home form. */
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
