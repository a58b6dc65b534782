import { fileURLToPath } from "node:url";

/** The program of Astro's command line. */
export const ASTRO = fileURLToPath(new URL("bin/astro.mjs", import.meta.resolve("astro/package.json")));
