import { z } from "astro/zod";
import { text } from "../../lib/content/text-schemas.ts";

export const crashNoticeSchema = z.strictObject({
  headline: text,
  /** Before the email address. */
  write: text,
  home: text,
});

export type CrashNoticeCopy = z.infer<typeof crashNoticeSchema>;
