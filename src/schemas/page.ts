import { z } from "astro/zod";
import { line, text } from "./text.ts";

/** The page title and description. */
export const pageHead = {
  title: line
    .max(60, "must be at most 60 characters: search results cut longer titles")
    .meta({ title: "Page title", description: "In search results and in the browser's tab." }),
  description: text
    .min(50, "must be at least 50 characters: search results show it")
    .max(160, "must be at most 160 characters: search results cut longer ones")
    .meta({ title: "Page description", description: "What search results show below the title." }),
};

/**
 * A page of the site.
 * @param meta its name for editors, and its address, if it has one
 */
export const pageSchema = <T extends z.ZodRawShape>(meta: { title: string; page?: string }, parts: T) =>
  z.strictObject({ ...pageHead, ...parts }).meta(meta);
