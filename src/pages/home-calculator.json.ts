import type { APIRoute } from "astro";
import { getSingle } from "../lib/content/entries";

/** The copy of the home page's year; fetched with its code, so that the page holds it only as it is shown. */
export const GET: APIRoute = async () => Response.json((await getSingle("homeCalculator")).line);
