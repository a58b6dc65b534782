import type { APIRoute, GetStaticPaths } from "astro";
import { getSingle, getSite } from "../../entries.ts";
import { getMarkdown } from "../../markdown.ts";
import { drawSocialPicture } from "../../seo/social-picture.tsx";

/** The picture of each page, which services show when the page is shared. */
export const getStaticPaths = (async () => {
  const { brand } = getSite();
  const { hero } = getSingle("home");
  const pages = [
    { name: "index", headline: hero.headline },
    { name: "services", headline: getSingle("servicesPage").headline },
    { name: "about", headline: getSingle("about").headline.join(" ") },
    { name: "contact", headline: getSingle("contact").headline },
    ...(await getMarkdown("legal")).map(({ id, data }) => ({ name: id, headline: data.title })),
  ];
  return pages.map(({ name, headline }) => ({
    params: { page: name },
    props: { headline, brand, example: hero.example },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<Parameters<typeof drawSocialPicture>[0]> = async ({ props }) =>
  new Response(await drawSocialPicture(props), { headers: { "Content-Type": "image/png" } });
