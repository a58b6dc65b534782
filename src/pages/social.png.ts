import { getContent, getSite } from "../reader/content.ts";
import { drawSocialPicture } from "../seo/social-picture.tsx";

export const GET = async () => {
  const { example } = getContent("pages/home").hero;
  return new Response(await drawSocialPicture({ ...getSite(), example }));
};
