import { z } from "astro/zod";
import { text } from "../../lib/content/text-schemas.ts";

export const missionSchema = z.strictObject({ title: text, text: z.array(text).min(1) });
export type MissionCopy = z.infer<typeof missionSchema>;
