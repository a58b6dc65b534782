import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ConsoleMessage, Page } from "@playwright/test";
import { test as base, expect } from "../fixtures.ts";
import { copyProject, plainEnvironment } from "./copy-project.ts";
import { startProgram } from "./program.ts";

/** Whether a page's console says that it would notice a change from now on. */
const isConnected = (message: ConsoleMessage) => message.text() === "[vite] connected.";

export type Development = ReturnType<typeof developmentAt>;

/**
 * @param folder a copy of the project
 * @param address where its development server is
 */
function developmentAt(folder: string, address: string) {
  /** Opens a page and waits until it would notice a change. */
  const open = async (page: Page, path = "/") => {
    const connected = page.waitForEvent("console", isConnected);
    // A development server that just started may have a page load twice.
    await page.goto(`${address}${path}`, { waitUntil: "networkidle" });
    await connected;
  };
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  /**
   * Replaces the file at once, as editors do: the server would report a half-written file as an
   * error.
   */
  const save = (file: string, text: string) => {
    writeFileSync(join(folder, "saved"), text);
    renameSync(join(folder, "saved"), join(folder, file));
  };
  const change = (file: string, from: string | RegExp, to: string) => {
    const before = read(file);
    const after = before.replace(from, to);
    expect(after).not.toBe(before);
    save(file, after);
  };
  return { folder, address, open, read, save, change };
}

/** Tests with a development server for a copy of the project, whose content they may change. */
export const test = base.extend<object, { development: Development }>({
  development: [
    async ({}, use) => {
      const folder = copyProject();
      const { match, stop } = await startProgram(
        process.execPath,
        ["node_modules/astro/bin/astro.mjs", "dev", "--port", "0"],
        /(http:\/\/localhost:\d+)[\s\S]*watching for file changes/,
        { cwd: folder, env: plainEnvironment() },
      );
      await use(developmentAt(folder, match[1] ?? ""));
      await stop();
      rmSync(folder, { recursive: true, maxRetries: 5 });
    },
    { scope: "worker" },
  ],
});
