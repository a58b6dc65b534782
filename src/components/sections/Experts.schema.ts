import { z } from "astro/zod";
import { text } from "../../lib/text-schemas.ts";

export const expertsSchema = z.strictObject({
  title: text,
  blurb: text,
  tiles: z
    .array(
      z.strictObject({
        picture: z.enum(["pipeline", "playbook", "expansion", "track-record"]),
        title: text,
        text,
      }),
    )
    .length(4),
});
