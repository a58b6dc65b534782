/**
 * The topic line that the address's fragment sets, if any: the line has the
 * fragment as its id, or names it in data-topic where a field has that id.
 */
export function topicLine(fragment: string = location.hash): HTMLElement | null {
  const id = CSS.escape(fragment.slice(1));
  return id ? document.querySelector(`.topic#${id}, [data-topic="${id}"]`) : null;
}

/** What the enquiry is about, as the page shows it. */
export const topicText = () => topicLine()?.querySelector("strong")?.textContent ?? "";

/** Whether it is about a call, for which times can be proposed. */
export const isCallTopic = () => topicLine()?.dataset["call"] !== undefined;
