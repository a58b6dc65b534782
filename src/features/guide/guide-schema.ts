import { z } from "astro/zod";
import { matching, text, textWith } from "../../lib/content/text-schemas.ts";

const titledText = z.strictObject({ title: text, text });

/** The copy of the growth guide, except its chapters. */
export const guideSchema = z.strictObject({
  title: text,
  subtitle: text,
  edition: matching(/^\d{4}-(0[1-9]|1[0-2])$/, "must be a month such as 2026-11, in quotes").describe(
    "The month in which the guide last said something new. After a change to the guide or to the facts in it, npm run guide generates the PDF again.",
  ),
  editionLabel: textWith("month"),
  contents: z
    .strictObject({ title: text, intro: text, page: text })
    .describe("page: precedes a page's number."),
  use: z.strictObject({ title: text, items: z.array(titledText).min(1) }),
  closing: titledText,
});
export type GuideCopy = z.infer<typeof guideSchema>;

export const guideChapterSchema = z.strictObject({
  order: z.int().positive().describe("Position among the chapters, from 1."),
  title: text,
  summary: text.describe("What the reader has after this chapter."),
});
