import type { APIRoute } from "astro";
import { drawIcon } from "../seo/icons.tsx";

export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await drawIcon(512)), { headers: { "Content-Type": "image/png" } });
