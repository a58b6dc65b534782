import type { ASKS } from "../../lib/content/outreach-law.ts";
import type { Message } from "./message.ts";

type Ask = (typeof ASKS)[number];

/**
 * For each thing that the law asks for, wording by which its sentence may be recognized, the clearest
 * first. Simple on purpose: what was recognized is quoted, and the visitor judges it.
 */
const WORDING: Record<Ask, readonly RegExp[]> = {
  sender: [
    /\b(?:I am|I'm|[Mm]y name is) \p{Lu}|\b[Tt]his is \p{Lu}\p{Ll}+ (?:\p{Lu}|of|from|at)|^\p{Lu}\p{Ll}+ here\b/u,
    /^(?!(?:Best|Kind|Warm|Many|Yours|Dear|Hi|Hello|Hey|Good)\b)[–—-]*\s*\p{Lu}[\p{L}.'-]+(?: \p{Lu}[\p{L}.'-]*){1,3}(?:, [^.?!]{1,60})?$/u,
    /^[–—-]+\s*\p{Lu}\p{Ll}+$/u,
  ],
  company: [
    /\b(?:reg|registry|registered|registration|org|vat|company (?:no|number)|business id|hrb|kvk|krs)\b.{0,30}\d{3}/i,
    /\p{Lu}[\p{L}&.'-]*,? (?:OÜ|AS|SIA|UAB|AB|Oyj?|A\/S|ApS|GmbH|AG|B\.?V\.?|N\.?V\.?|SAS|SARL|S\.?r\.?l\.?|S\.?p\.?A\.?|S\.?L\.?|sp\. z o\.o\.|Ltd|Limited|LLP|plc|LLC|Inc)(?![\p{L}\d])/u,
    /\b(?:[Ww]e are|[Ww]e're|I work (?:at|for)|from|of|at) \p{Lu}/u,
  ],
  origin: [
    /\b(?:found|took|got|have|saw|read|bought)\b.{0,40}\b(?:address|e-?mail|details|contact|name)/i,
    /\b(?:address|e-?mail|details|name)\b.{0,40}\b(?:from|on|in|at|listed|published|given|stands)\b/i,
    /\b(?:suggested|recommended|referred|introduced|gave me|lists?)\b/i,
  ],
  refusal: [
    /\bunsubscribe|\bopt(?:ing)?[ -]?out|\bobject\b|\bremoved?\b|"stop"/i,
    /\bSTOP\b/,
    /(?:\b(?:stop|no longer|no more|not|never)|n't)\b.{0,40}\b(?:writ\w+|contact\w*|e-?mails?|messages?|hear\w*|list)\b/i,
    /\b(?:stop|say so|leave you|last (?:message|e-?mail)|no thanks)\b/i,
  ],
  privacy: [
    /\bprivacy\b|\bGDPR\b|data protection/i,
    /\b(?:your (?:data|rights)|personal data|use of data|data)\b/i,
  ],
  commercial: [
    /\b(?:advert\w*|commercial|marketing|promotion\w*|sales (?:message|e-?mail))\b/i,
    /\b(?:an? offer|offer(?:s|ing)?|we sell|our (?:services?|products?|stuff)|buy)\b/i,
  ],
};

/** Returns the sentence that may be what the law asks for; undefined if none was seen. */
export function findEvidence(ask: Ask, { sentences, subject }: Message): string | undefined {
  const texts = [...(subject ? [subject] : []), ...sentences].map(({ text }) => text.replace(/\s+/g, " "));
  return WORDING[ask].flatMap((pattern) => texts.find((text) => pattern.test(text)) ?? [])[0];
}
