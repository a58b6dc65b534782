import { z } from "astro/zod";
import { heading, text } from "../../lib/content/text.schema.ts";

export const missionSchema = z.strictObject({
  title: heading,
  text: z.array(text).min(1).meta({ title: "Paragraphs" }),
});
export type MissionCopy = z.infer<typeof missionSchema>;
