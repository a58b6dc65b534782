import { createHash } from "node:crypto";

/** A JSON file that a page's code fetches. */
export interface DataFile {
  /**
   * Contains a hash of the content. Files of earlier builds are kept for a while, so that a page
   * loaded before a new build still finds its data.
   */
  path: string;
  json: string;
}

/**
 * Creates a data file. Call at build time only; src/pages/[...file].json.ts writes the files.
 * @param name such as "assessment"
 */
export function dataFile(name: string, data: unknown): DataFile {
  const json = JSON.stringify(data);
  const hash = createHash("sha256").update(json).digest("base64url").slice(0, 8);
  return { path: `/_astro/${name}.${hash}.json`, json };
}
