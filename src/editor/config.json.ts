import type { APIRoute } from "astro";
import { files, folders } from "../content.config";
import { getSite } from "../entries";
import { editorConfig } from "./config";

/** The configuration that the editor loads when it starts. */
export const GET: APIRoute = () =>
  Response.json(editorConfig({ ...files, ...folders }, getSite(), import.meta.env.DEV));
