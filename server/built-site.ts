import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readBuildNotes, type SiteNotes } from "./build-notes.ts";

interface BuiltSite extends SiteNotes {
  /** The folder with the public files. */
  folder: string;
}

/**
 * Finds the built site.
 * @param project the project's folder
 * @param mode the server's mode
 * @throws Error with a one-line message that says what to do, also when the site was built for
 * another mode
 */
export function readBuiltSite(project: string, mode: SiteNotes["mode"]): BuiltSite {
  const folder = join(project, "dist");
  const notes = join(project, "build", "site.json");
  if (!existsSync(join(folder, "index.html")) || !existsSync(notes)) {
    throw new Error(`There is no built site in ${folder}. Build it first: npm run build.`);
  }
  return { ...readBuildNotes(JSON.parse(readFileSync(notes, "utf8")), mode), folder };
}
