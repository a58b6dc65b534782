import { z } from "astro/zod";
import { line, text } from "../../lib/content/text-schemas.ts";

export const missionSchema = z.strictObject({
  title: line,
  text: z.array(text).min(1).meta({ title: "Paragraphs" }),
});
export type MissionCopy = z.infer<typeof missionSchema>;
