import { createHash } from "node:crypto";
import { getContent, getFolder, getSite } from "../reader/content.ts";
import { drawSocialPicture } from "../seo/social-picture.tsx";

/** Returns the headline of each page, by the page's name. */
export const getHeadlines = (): Record<string, string> => ({
  index: getContent("pages/home").hero.headline,
  services: getContent("pages/services").headline,
  about: getContent("pages/about").mission.statement,
  contact: getContent("pages/contact").headline,
  ...Object.fromEntries(getFolder("legal").map(({ id, data }) => [id, data.title])),
});

/** Drawn once for the page, which names the picture, and the endpoint, which serves it. */
const drawn = new Map<string, ReturnType<typeof drawSocialPicture>>();

/**
 * Draws the picture of a page, which services show when the page is shared.
 * @param page its name, such as "index"
 * @returns the PNG, and its name, which has a hash of it: services keep what they once got from an address
 * @throws Error if the page has no headline here
 */
export async function getSocialPicture(page: string) {
  const headline = getHeadlines()[page];
  if (!headline) throw new Error(`src/layouts/social-pictures.ts has no headline for the page “${page}”.`);
  const { example } = getContent("pages/home").hero;
  const parts = { headline, brand: getSite().brand, example };
  const key = JSON.stringify(parts);
  const drawing = drawn.get(key) ?? drawSocialPicture(parts);
  drawn.set(key, drawing);
  const png = await drawing;
  return { png, name: `${page}.${createHash("sha256").update(png).digest("hex").slice(0, 8)}` };
}
