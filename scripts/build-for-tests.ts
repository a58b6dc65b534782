/** Builds the site as the tests expect it, whatever .env says: in log mode, at the address in the facts. */
import { build } from "astro";

Object.assign(process.env, { ENQUIRY_DELIVERY: "log", SITE_URL: "" });
await build({});
