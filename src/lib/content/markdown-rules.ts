import { TextError } from "./references.ts";

/** A link to an address that the browser takes for one beside the page, such as [x](www.example.com). */
export const RELATIVE_LINK = /\]\((?!\s*<?(?:https?:\/\/|mailto:|tel:|[/#{]))[^)\n]*\)/;
/** A space that keeps a link from being one, as in [x] (/contact). */
export const BROKEN_LINK = /\][^\S\n]+\((?:https?:|mailto:|tel:|www\.|[/#{])[^)\n]*\)/;
/** A heading of the level that the page's own heading has. */
const PAGE_HEADING = /^# .*/m;

/**
 * Checks a Markdown text for what would be published otherwise than its editor means it.
 * @throws TextError that names the place and says what to write
 */
export function refuseMistakes(text: string): void {
  const find = (pattern: RegExp) => pattern.exec(text)?.[0];
  const relative = find(new RegExp(`\\[[^\\]\\n]*${RELATIVE_LINK.source}`));
  if (relative) {
    throw new TextError(
      `“${relative}” leads nowhere. Begin the address with https://, or with / for a page of this site.`,
    );
  }
  const broken = find(new RegExp(`\\[[^\\]\\n]*${BROKEN_LINK.source}`));
  if (broken) throw new TextError(`“${broken}” is not a link. Remove the space between ] and (.`);
  const heading = find(PAGE_HEADING);
  if (heading) {
    throw new TextError(
      `“${heading}” has the level of the page's own heading. Begin headings with ##, in a chapter of the guide with ###.`,
    );
  }
}
