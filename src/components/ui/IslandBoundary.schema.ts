import { z } from "astro/zod";
import { line } from "../../lib/content/text-schemas.ts";

export const crashNoticeSchema = z.strictObject({
  headline: line.meta({ hidden: true }),
  write: line.describe("Asks to write; the email address follows."),
  kept: line.describe("Above what the visitor had typed."),
  home: line.meta({ title: "Link to the home page" }),
});

export type CrashNoticeCopy = z.infer<typeof crashNoticeSchema>;
