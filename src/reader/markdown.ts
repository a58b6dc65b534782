/** Reads the Markdown files of src/content as HTML. */
import { getEntry } from "astro:content";
import type { MarkdownHeading } from "astro";
import { getFolder, getSite } from "./content.ts";
import { fillMarkdown } from "./read-content.ts";

/**
 * Returns the texts of a folder, with their HTML and headings. Their references are filled in after Astro
 * has rendered them, because its loader would not render a text again if a fact changes.
 */
export function getMarkdown<Name extends "legal" | "guide">(name: Name) {
  const site = getSite();
  const withFacts = (file: string, html: string) => fillMarkdown(file, html, site, escapeHtml);
  return Promise.all(
    getFolder(name, site).map(async ({ id, file, data }) => {
      const entry = await getEntry("content", `${name}/${id}.md`);
      const filled = withFacts(file, entry?.rendered?.html ?? "");
      // On the guide's paper nothing scrolls.
      const html = name === "legal" ? withTables(filled) : filled;
      const headings = ((entry?.rendered?.metadata?.["headings"] ?? []) as MarkdownHeading[])
        // Not those of parts for another mode.
        .filter(({ slug }) => html.includes(`id="${slug}"`))
        .map((heading) => ({ ...heading, text: withFacts(file, heading.text) }));
      return { id, data, html, headings };
    }),
  );
}

/** Tables that scroll if they are too wide, also by the keyboard; their alignment not as a style, which is blocked. */
const withTables = (html: string) =>
  html
    .replace(/(<t[hd]) style="text-align: (\w+)"/g, '$1 data-align="$2"')
    .replace(/<table>.*?<\/table>/gs, '<div class="scroller" tabindex="0">$&</div>');

const escapeHtml = (value: string) =>
  value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
