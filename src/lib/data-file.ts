import { createHash } from "node:crypto";

/** Data that a page's code fetches, so that no page carries it. */
export interface DataFile {
  /**
   * Changes with the content, and lies where earlier files are kept: a page that
   * was opened before a new build gets what it was built with.
   */
  path: string;
  json: string;
}

/**
 * Only while building; src/pages/[...file].json.ts lists the files to write.
 * @param name such as "assessment"
 */
export function dataFile(name: string, data: unknown): DataFile {
  const json = JSON.stringify(data);
  const hash = createHash("sha256").update(json).digest("base64url").slice(0, 8);
  return { path: `/_astro/${name}.${hash}.json`, json };
}
