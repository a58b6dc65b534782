/** A section of a legal text, as HTML. */
export interface LegalSection {
  /** A heading of the second level; "" for what stands before the first. */
  heading: string;
  body: string;
}

/**
 * Divides a legal text into its sections, so that a page can set each heading
 * beside its text and lay the sections out one after the other.
 * @param html as rendered from Markdown
 */
export function toSections(html: string): LegalSection[] {
  return html
    .split(/(?=<h2[\s>])/)
    .filter((section) => section.trim())
    .map((section) => {
      const heading = /^<h2[\s>].*?<\/h2>/s.exec(section)?.[0] ?? "";
      return { heading, body: section.slice(heading.length) };
    });
}
