import { z } from "astro/zod";
import { line, text } from "../../lib/content/text-schemas.ts";

export const statusMessageSchema = z.strictObject({
  headline: line.meta({ hidden: true }),
  text,
  home: line.meta({ title: "Link to the home page" }),
});
export type StatusMessageCopy = z.infer<typeof statusMessageSchema>;
