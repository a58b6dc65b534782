import { z } from "astro/zod";
import type { EditorMeta } from "../../schemas/json-schema.ts";
import { count, heading, introduction, line, matching, text, textWith } from "../../schemas/text.ts";
import { GUIDE_PAGE } from "./guide-file.ts";

const PDF_FOLLOWS = "A change is in the PDF after the next release.";
const titledText = z.strictObject({ title: heading, text });

/** The copy of the growth guide, except its chapters. */
export const guideSchema = z
  .strictObject({
    title: heading.meta({ description: PDF_FOLLOWS }),
    subtitle: line,
    edition: matching(/^\d{4}-(0[1-9]|1[0-2])$/, "must be a month such as 2026-11").describe(
      "The month in which the guide last said something new.",
    ),
    editionLabel: textWith("month").meta({ title: "Words for the edition" }),
    file: textWith("pages", "size").describe("Below the button that downloads the guide."),
    contents: z.strictObject({
      title: heading,
      intro: introduction,
      page: line.meta({ title: "Word before a page's number" }),
    }),
    use: z
      .strictObject({ title: heading, items: z.array(titledText).min(1) })
      .meta({ title: "How to use it" }),
    imprint: titledText,
  })
  .meta({ title: "Growth guide", page: GUIDE_PAGE } satisfies EditorMeta);
export type GuideCopy = z.infer<typeof guideSchema>;

export const guideChapterSchema = z
  .strictObject({
    /** Position among the chapters, from 1. */
    order: count.meta({ hidden: true } satisfies EditorMeta),
    title: heading.meta({ description: PDF_FOLLOWS }),
    summary: text.describe("What the reader has after this chapter."),
  })
  .meta({
    title: "Guide chapters",
    // The id of its heading (Chapter.tsx).
    page: `${GUIDE_PAGE}#chapter-{{fields.order}}`,
    body: "A line that begins with ### is a heading. The chapter must fit on one page of the PDF.",
  } satisfies EditorMeta);
