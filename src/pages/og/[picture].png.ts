import type { APIRoute, GetStaticPaths } from "astro";
import { getHeadlines, getSocialPicture } from "../../layouts/social-pictures.ts";

export const getStaticPaths = (async () => {
  const pictures = await Promise.all(Object.keys(getHeadlines()).map(getSocialPicture));
  return pictures.map(({ name, png }) => ({ params: { picture: name }, props: { png } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ png: BodyInit }> = ({ props }) =>
  new Response(props.png, { headers: { "Content-Type": "image/png" } });
