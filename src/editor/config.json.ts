import type { APIRoute } from "astro";
import { collections } from "../content.config";
import { loadFacts } from "../lib/facts";
import { type ContentCollections, editorConfig } from "./config";

/** The configuration that the editor reads when it starts. */
export const GET: APIRoute = () =>
  // Astro's type of a collection doesn't tell that the loaders of src/lib/copy-loader.ts have a path.
  Response.json(editorConfig(collections as unknown as ContentCollections, loadFacts()));
