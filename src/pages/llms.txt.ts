import type { APIRoute } from "astro";
import { describeGuide, GUIDE_PATH } from "../features/guide/guide-file";
import { getSingle } from "../lib/content/entries";
import { getIndexedPages } from "../seo/indexed-pages";

/** Lists the Markdown version of each page, and the growth guide, for programs. */
export const GET: APIRoute = async () => {
  const { brand, tagline, url } = await getSingle("site");
  const list = (await getIndexedPages()).map(
    ({ name, title, description }) => `- [${title}](${url}/${name}.md): ${description}\n`,
  );
  const guide = await getSingle("guide");
  const guideLine = `- [${guide.title}](${url}${GUIDE_PATH}): ${guide.subtitle}. ${describeGuide()}\n`;
  return new Response(`# ${brand}\n\n> ${brand}: ${tagline}\n\n## Pages\n\n${list.join("")}${guideLine}`);
};
