import type { APIRoute } from "astro";
import { getSingle } from "../lib/content/entries";
import { getIndexedPages } from "../seo/indexed-pages";

/** Lists the Markdown version of each page, for programs. */
export const GET: APIRoute = async () => {
  const { brand, tagline, url } = await getSingle("site");
  const list = (await getIndexedPages()).map(
    ({ name, title, description }) => `- [${title}](${url}/${name}.md): ${description}\n`,
  );
  return new Response(`# ${brand}\n\n> ${brand}: ${tagline}\n\n## Pages\n\n${list.join("")}`);
};
