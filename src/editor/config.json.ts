import type { APIRoute } from "astro";
import { collections } from "../content.config";
import { loadFacts } from "../lib/content/facts";
import { type ContentCollections, editorConfig } from "./config";

/** The configuration that the editor reads when it starts. */
export const GET: APIRoute = () =>
  // Astro's type of a collection doesn't tell that the loaders of src/lib/content/loader.ts have a path.
  Response.json(editorConfig(collections as unknown as ContentCollections, loadFacts()));
