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
