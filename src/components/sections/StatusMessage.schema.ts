import { z } from "astro/zod";
import { text } from "../../lib/content/text-schemas.ts";

export const statusMessageSchema = z.strictObject({ headline: text, text, home: text });
export type StatusMessageCopy = z.infer<typeof statusMessageSchema>;
