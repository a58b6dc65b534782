import { z } from "astro/zod";
import { fixed, line } from "../../lib/content/text.schema.ts";

export const crashNoticeSchema = z
  .strictObject({
    headline: fixed,
    write: line.meta({ title: "Request to write", description: "The email address follows." }),
    home: line.meta({ title: "Link to the home page" }),
  })
  .meta({
    title: "When a part of a page fails",
    description: "In its place.",
  });

export type CrashNoticeCopy = z.infer<typeof crashNoticeSchema>;
