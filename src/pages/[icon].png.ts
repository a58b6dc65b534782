import type { APIRoute, GetStaticPaths } from "astro";
import { drawIcon } from "../illustrations/draw-icon";

/** The icons of home screens and search results, by their sizes. */
export const getStaticPaths = (() => [
  { params: { icon: "apple-touch-icon" }, props: { size: 180 } },
  { params: { icon: "icon-512" }, props: { size: 512 } },
]) satisfies GetStaticPaths;

export const GET: APIRoute<{ size: number }> = async ({ props: { size } }) =>
  new Response(new Uint8Array(await drawIcon(size)), { headers: { "Content-Type": "image/png" } });
