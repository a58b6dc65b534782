import type { APIRoute, GetStaticPaths } from "astro";
import { getContent, getFolder, getSite } from "../../reader/content.ts";
import { drawSocialPicture } from "../../seo/social-picture.tsx";

/** The picture of each page, which services show when the page is shared. */
export const getStaticPaths = (() => {
  const { brand } = getSite();
  const { hero } = getContent("pages/home");
  const pages = [
    { name: "index", headline: hero.headline },
    { name: "services", headline: getContent("pages/services").headline },
    { name: "about", headline: getContent("pages/about").headline.join(" ") },
    { name: "contact", headline: getContent("pages/contact").headline },
    ...getFolder("legal").map(({ id, data }) => ({ name: id, headline: data.title })),
  ];
  return pages.map(({ name, headline }) => ({
    params: { page: name },
    props: { headline, brand, example: hero.example },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<Parameters<typeof drawSocialPicture>[0]> = async ({ props }) =>
  new Response(await drawSocialPicture(props), { headers: { "Content-Type": "image/png" } });
