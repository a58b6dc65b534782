import { z } from "astro/zod";
import { text } from "../../lib/text-schemas.ts";

/** What stands around the chapters of the growth guide. */
export const guideSchema = z.strictObject({
  title: text,
  subtitle: text,
  /** page: precedes a page's number. */
  contents: z.strictObject({ title: text, intro: text, page: text }),
  use: z.strictObject({
    title: text,
    items: z.array(z.strictObject({ title: text, text })).min(1),
  }),
  /** edition: precedes what tells two editions apart. */
  closing: z.strictObject({ title: text, text, edition: text }),
});
export type GuideCopy = z.infer<typeof guideSchema>;

export const guideChapterSchema = z.strictObject({
  /** Place among the chapters, from 1. */
  order: z.int().positive(),
  title: text,
  /** What the reader has after this chapter. */
  summary: text,
});
