import type { APIRoute } from "astro";
import { files, folders } from "../content.config";
import { loadFacts } from "../lib/content/facts";
import { editorConfig } from "./config";

/** The configuration that the editor loads when it starts. */
export const GET: APIRoute = () =>
  Response.json(editorConfig({ ...files, ...folders }, loadFacts(), import.meta.env.DEV));
