import type { APIRoute, GetStaticPaths } from "astro";
import { getFolder, getSingle, getSite } from "../../entries.ts";
import { drawSocialPicture } from "../../seo/social-picture.tsx";

/** The picture of each page, which services show when the page is shared. */
export const getStaticPaths = (() => {
  const { brand } = getSite();
  const { hero } = getSingle("home");
  const pages = [
    { name: "index", headline: hero.headline },
    { name: "services", headline: getSingle("servicesPage").headline },
    { name: "about", headline: getSingle("about").headline.join(" ") },
    { name: "contact", headline: getSingle("contact").headline },
    ...getFolder("legal").map(({ id, data }) => ({ name: id, headline: data.title })),
  ];
  return pages.map(({ name, headline }) => ({
    params: { page: name },
    props: { headline, brand, example: hero.example },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<Parameters<typeof drawSocialPicture>[0]> = async ({ props }) =>
  new Response(await drawSocialPicture(props), { headers: { "Content-Type": "image/png" } });
