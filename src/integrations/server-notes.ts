import { mkdirSync, writeFileSync } from "node:fs";
import type { AstroIntegration } from "astro";
import type { SiteNotes } from "../../server/build-notes.ts";

/** Beside the folder of the public files; scripts/build.ts takes it on together with them. */
export const NEW_NOTES = "build/new-site.json";

/** Writes what the server must know of the site. */
export function serverNotes(notes: SiteNotes): AstroIntegration {
  return {
    name: "server-notes",
    hooks: {
      "astro:build:done": ({ dir }) => {
        const file = new URL(`../${NEW_NOTES}`, dir);
        mkdirSync(new URL(".", file), { recursive: true });
        writeFileSync(file, JSON.stringify(notes));
      },
    },
  };
}
