import type { APIRoute } from "astro";
import { getSite } from "../reader/content.ts";
import { files, folders } from "../reader/files.ts";
import { editorConfig } from "./config.ts";

/** The configuration that the editor loads when it starts. */
export const GET: APIRoute = () =>
  Response.json(editorConfig(files, folders, getSite(), import.meta.env.DEV));
