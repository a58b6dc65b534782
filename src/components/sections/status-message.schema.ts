import { z } from "astro/zod";
import { fixed, line, text } from "../../lib/content/text.schema.ts";

export const statusMessageSchema = z.strictObject({
  headline: fixed,
  text,
  home: line.meta({ title: "Link to the home page" }),
});
export type StatusMessageCopy = z.infer<typeof statusMessageSchema>;
