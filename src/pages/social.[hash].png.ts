import type { APIRoute, GetStaticPaths } from "astro";
import { getContent, getSite } from "../reader/content.ts";
import { getSocialPicture } from "../seo/social-picture.tsx";

export const getStaticPaths = (async () => {
  const { example } = getContent("pages/home").hero;
  const { png, hash } = await getSocialPicture({ ...getSite(), example });
  return [{ params: { hash }, props: { png } }];
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ png: BodyInit }> = ({ props }) =>
  new Response(props.png, { headers: { "Content-Type": "image/png" } });
