import { accessSync, constants, readFileSync } from "node:fs";
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
  try {
    accessSync(join(folder, "index.html"), constants.R_OK);
    const notes = readFileSync(join(project, "build", "site.json"), "utf8");
    return { ...readBuildNotes(parse(notes), mode), folder };
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException;
    if (!code) throw error;
    if (code === "ENOENT")
      throw new Error(`There is no built site in ${folder}. Build it first: npm run build.`);
    throw new Error(`${path} can't be read (${code}). Let the server's user read dist and build.`);
  }
}

/** @returns undefined for what is not JSON, such as an empty file after a full disk */
function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
