import type { APIRoute } from "astro";
import { getSingle } from "../lib/content";
import { readColorTokens, toHex } from "../styles/color";
import tokens from "../styles/tokens.css?raw";

/** Name, colors and icons for a home screen (W3C Web Application Manifest). */
export const GET: APIRoute = async () => {
  const { brand, tagline } = await getSingle("site");
  const surface = readColorTokens(tokens).get("surface");
  const color = surface && toHex(surface.light);
  return Response.json({
    name: `${brand}: ${tagline}`,
    short_name: brand,
    start_url: "/",
    display: "browser",
    theme_color: color,
    background_color: color,
    icons: [192, 512].map((edge) => ({
      src: `/icon-${edge}.png`,
      sizes: `${edge}x${edge}`,
      type: "image/png",
    })),
  });
};
