import { z } from "astro/zod";
import { text } from "../../lib/content/text-schemas.ts";

export const crashNoticeSchema = z.strictObject({
  headline: text,
  write: text.describe("The email address follows."),
  home: text,
});

export type CrashNoticeCopy = z.infer<typeof crashNoticeSchema>;
