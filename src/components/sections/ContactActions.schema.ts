import { z } from "astro/zod";
import { text } from "../../lib/content/text-schemas.ts";

export const quickActionsSchema = z.strictObject({
  title: text,
  bookCall: text,
  liveChat: text,
  callback: text,
});
