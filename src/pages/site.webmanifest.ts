import type { APIRoute } from "astro";
import { getSingle } from "../lib/content";
import { THEME_COLOR } from "../styles/theme-color";

/** Name, colors and icons for a home screen (W3C Web Application Manifest). */
export const GET: APIRoute = async () => {
  const { brand, tagline } = await getSingle("site");
  return Response.json({
    name: `${brand}: ${tagline}`,
    short_name: brand,
    start_url: "/",
    display: "browser",
    theme_color: THEME_COLOR.light,
    background_color: THEME_COLOR.light,
    icons: [192, 512].map((edge) => ({
      src: `/icon-${edge}.png`,
      sizes: `${edge}x${edge}`,
      type: "image/png",
    })),
  });
};
