import { z } from "astro/zod";
import { text } from "../../../lib/content/text-schemas.ts";

/** The guide on the contact page. */
export const resourcesSchema = z.strictObject({ title: text, text, growthGuide: text });
