import { cpSync, existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const DAY_MS = 86_400_000;
/** How long replaced files are kept, in days: longer than anybody leaves a page open. */
const KEPT_DAYS = 30;
/** Records when each file was replaced, in ms since 1970. */
const NOTE = "build/earlier-files.json";

/**
 * Copies hashed files that the new build doesn't have, because pages opened before it still request
 * them.
 * @param from the folder of the previous build, if there is one
 * @param to the folder of the new build
 * @param now in ms since 1970
 */
export function keepEarlierFiles(from: string, to: string, now = Date.now()): void {
  const before: Record<string, number> = existsSync(NOTE) ? JSON.parse(readFileSync(NOTE, "utf8")) : {};
  const kept: Record<string, number> = {};
  for (const file of globSync("_astro/**/*", { cwd: from })) {
    const replaced = before[file] ?? now;
    const isOld = now - replaced > KEPT_DAYS * DAY_MS;
    if (!isOld && !existsSync(join(to, file)) && statSync(join(from, file)).isFile()) {
      cpSync(join(from, file), join(to, file));
      kept[file] = replaced;
    }
  }
  mkdirSync(dirname(NOTE), { recursive: true });
  writeFileSync(NOTE, JSON.stringify(kept));
}
