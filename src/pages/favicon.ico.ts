import type { APIRoute } from "astro";
import { drawIcon, toIco } from "../illustrations/draw-icon";

const SIZE = 32;

export const GET: APIRoute = async () =>
  new Response(new Uint8Array(toIco(await drawIcon(SIZE, true), SIZE)), {
    headers: { "Content-Type": "image/x-icon" },
  });
