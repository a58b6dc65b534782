import type { APIRoute, GetStaticPaths } from "astro";
import { getMarkdown, getSingle } from "../../entries";
import { drawSocialPicture } from "../../seo/social-picture";

/** The picture of each page, which services show when the page is shared. */
export const getStaticPaths = (async () => {
  const { brand } = await getSingle("site");
  const pages = [
    { name: "index", ...(await getSingle("home")) },
    { name: "services", ...(await getSingle("servicesPage")) },
    { name: "about", ...(await getSingle("about")) },
    { name: "contact", ...(await getSingle("contact")) },
    ...(await getMarkdown("legal")).map(({ id, data }) => ({ name: id, ...data })),
  ];
  return pages.map(({ name, title }) => ({ params: { page: name }, props: { title, brand } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ title: string; brand: string }> = async ({ props: { title, brand } }) =>
  new Response(await drawSocialPicture(title, brand), { headers: { "Content-Type": "image/png" } });
