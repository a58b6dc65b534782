import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** Creates a folder for one test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "test-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/**
 * Makes a temporary folder the working directory of one test.
 * @param copied paths in the project that are copied there
 */
export function workInTemporaryFolder(...copied: string[]): void {
  const [project, folder] = [process.cwd(), temporaryFolder()];
  for (const path of copied) cpSync(path, join(folder, path), { recursive: true });
  process.chdir(folder);
  onTestFinished(() => process.chdir(project));
}
