import { mkdirSync, writeFileSync } from "node:fs";
import type { AstroIntegration } from "astro";
import type { SiteNotes } from "../../server/build-notes.ts";

/** Writes build/site.json, beside the folder of the public files: what the server must know of the site. */
export function serverNotes(notes: SiteNotes): AstroIntegration {
  return {
    name: "server-notes",
    hooks: {
      "astro:build:done": ({ dir }) => {
        const folder = new URL("../build/", dir);
        mkdirSync(folder, { recursive: true });
        writeFileSync(new URL("site.json", folder), JSON.stringify(notes));
      },
    },
  };
}
