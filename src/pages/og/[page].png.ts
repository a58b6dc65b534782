import type { APIRoute, GetStaticPaths } from "astro";
import { getSingle } from "../../lib/content/entries";
import { getIndexedPages } from "../../seo/indexed-pages";
import { drawSocialPicture } from "../../seo/social-picture";

/** The picture of each page, which services show when the page is shared. */
export const getStaticPaths = (async () => {
  const { brand } = await getSingle("site");
  const pages = await getIndexedPages();
  return pages.map(({ name, title }) => ({ params: { page: name }, props: { title, brand } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ title: string; brand: string }> = async ({ props: { title, brand } }) =>
  new Response(await drawSocialPicture(title, brand), { headers: { "Content-Type": "image/png" } });
