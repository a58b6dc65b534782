import { z } from "astro/zod";
import { statusMessage } from "./error.ts";
import { pageSchema } from "./page.ts";
import { fixed } from "./text.ts";

export const notFoundSchema = pageSchema(
  { title: "Not-found page", page: "/404" },
  { ...statusMessage, headline: z.array(fixed).min(1) },
);
