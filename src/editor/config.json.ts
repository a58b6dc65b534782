import type { APIRoute } from "astro";
import { files, folders } from "../content.config.ts";
import { getSite } from "../entries.ts";
import { editorConfig } from "./config.ts";

/** The configuration that the editor loads when it starts. */
export const GET: APIRoute = () =>
  Response.json(editorConfig(files, folders, getSite(), import.meta.env.DEV));
