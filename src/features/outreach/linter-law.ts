import { formatDay, nameSource } from "../../lib/content/outreach-law";
import type { OutreachLaw } from "../../lib/content/outreach-law.schema";
import { fill } from "../../shared/fill";

/**
 * Returns what the linter shows of the law.
 * @param read the text after a source, with {by} and {day}
 */
export function toLinterLaw({ asks, labels, evidence, statuses, countries }: OutreachLaw, read: string) {
  const { none, consent, lawyer } = statuses;
  return {
    asks,
    labels,
    evidence,
    statuses: { none: none.label, consent: consent.label, lawyer: lawyer.label },
    countries: countries.map(({ inSentence, sources, ...country }) => ({
      ...country,
      sources: sources.map((source) => ({
        url: source.url,
        name: nameSource(source),
        // Whose words they are, and on which day they were read.
        note: fill(read, { by: evidence[source.by], day: formatDay(source.read) }),
      })),
    })),
  };
}
export type LinterLaw = ReturnType<typeof toLinterLaw>;
