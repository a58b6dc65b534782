import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

const list = (folder: string) => readdirSync(folder, { recursive: true, encoding: "utf8" });
/** Also a page that the build compressed. */
const isPage = (file: string) => /\.html\b/.test(file);

/**
 * Replaces the site while web servers read it, file by file, because renaming leaves no moment without
 * the file (rename(2)). What pages refer to comes first, then new pages, then the pages that may link
 * to them; then pages that the new site lacks go, and at last their files.
 * @param from the folder of the new site, on the same file system; it is removed
 * @param to the folder of the previous site, if there is one
 */
export function replaceSite(from: string, to: string): void {
  const entries = list(from);
  const files = entries.filter((entry) => statSync(join(from, entry)).isFile());
  // A file can't be renamed over a folder, nor the reverse. Until the new one is there, the path is
  // missing, which can't be avoided.
  for (const path of entries) {
    const earlier = join(to, path);
    if (existsSync(earlier) && statSync(earlier).isFile() !== files.includes(path)) {
      rmSync(earlier, { recursive: true });
    }
  }
  // Folders come before all files, because they may not fit on a full disk.
  for (const folder of ["", ...entries.filter((entry) => !files.includes(entry))]) {
    mkdirSync(join(to, folder), { recursive: true });
    // Web servers must be able to read it, whatever the umask of the previous build.
    chmodSync(join(to, folder), 0o755);
  }
  const pages = files.filter(isPage);
  const known = new Set(pages.filter((page) => existsSync(join(to, page))));
  for (const file of [
    ...files.filter((file) => !isPage(file)),
    ...pages.filter((page) => !known.has(page)),
    ...known,
  ]) {
    renameSync(join(from, file), join(to, file));
  }
  const gone = list(to).filter((entry) => !entries.includes(entry));
  for (const entry of [...gone.filter(isPage), ...gone]) {
    rmSync(join(to, entry), { recursive: true, force: true });
  }
  rmSync(from, { recursive: true });
}
