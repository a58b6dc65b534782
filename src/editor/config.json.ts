import type { APIRoute } from "astro";
import { collections } from "../content.config";
import { loadFacts } from "../lib/content/facts";
import { type ContentCollections, editorConfig } from "./config";

/** The configuration that the editor loads when it starts. */
export const GET: APIRoute = () =>
  // Astro's type of a collection lacks the loader's path (src/lib/content/loader.ts).
  Response.json(editorConfig(collections as unknown as ContentCollections, loadFacts(), import.meta.env.DEV));
