import { globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { test as base, expect } from "../fixtures.ts";
import { copyProject, plainEnvironment } from "../support/copy-project.ts";
import { startProgram } from "../support/program.ts";

/** A development server for a copy of the project. */
interface Development {
  address: string;
  folder: string;
}

/** Opens a file in the editor, such as “texts/entries/pages-home”. */
export async function openEntry(editor: Page, entry: string) {
  // The editor may miss the address while it is busy.
  await expect(async () => {
    await editor.goto(`/admin#/collections/${entry}`);
    await expect(saveButton(editor)).toBeVisible({ timeout: 15_000 });
  }).toPass();
  await editor.locator(".field").first().waitFor();
  const collapsed = editor.getByRole("button", { name: "Expand All", disabled: false });
  // The editor replaces its buttons while it draws.
  await expect(async () => {
    while ((await collapsed.count()) > 0) await collapsed.first().click({ timeout: 5_000 });
  }).toPass();
}

export const saveButton = (editor: Page) => editor.getByRole("button", { name: "Save", exact: true });

/** @param path such as “hero.headline” or “features.0” */
export const field = (editor: Page, path: string) => editor.locator(`.field[data-key-path="${path}"]`);

/** Fills in a text. If the editor was still loading the entry, it has lost the text: try again. */
export async function fillField(editor: Page, path: string, text: string) {
  await expect(async () => {
    await field(editor, path).getByRole("textbox").fill(text);
    await expect(saveButton(editor)).toBeEnabled({ timeout: 1000 });
  }).toPass();
}

export const test = base.extend<{ editor: Page }, { development: Development }>({
  baseURL: ({ development }, use) => use(development.address),
  // The editor renders only the list items in view.
  viewport: { width: 1280, height: 9000 },
  development: [
    async ({}, use) => {
      const folder = copyProject();
      const { match, stop } = await startProgram(
        process.execPath,
        ["node_modules/astro/bin/astro.mjs", "dev", "--port", "0"],
        /(http:\/\/localhost:\d+)[\s\S]*watching for file changes/,
        { cwd: folder, env: plainEnvironment() },
      );
      await use({ address: match[1] ?? "", folder });
      await stop();
      rmSync(folder, { recursive: true, maxRetries: 5 });
    },
    { scope: "worker" },
  ],
  /**
   * The page with the editor. A test can't answer the browser's folder dialog. Instead the editor gets the
   * origin's private file system.
   */
  editor: async ({ page, development: { folder } }, use) => {
    const files = globSync("src/content/**/*.{yaml,md}", { cwd: folder });
    const contents = files.map((file): [string, string] => [file, readFileSync(join(folder, file), "utf8")]);
    await page.addInitScript(() => {
      Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
    });
    await page.goto("/admin");
    // The editor rejects a folder that isn't a repository.
    await page.evaluate(writePrivateFiles, [[".git/HEAD", ""], ...contents]);
    await page.getByRole("button", { name: "Work with Local Repository" }).click();
    await page.getByRole("treeitem", { name: "Texts", exact: true }).waitFor();
    await use(page);
  },
});

/** Reads a file that the editor has saved. */
export const readSaved = async (editor: Page, path: string) =>
  Buffer.from(await editor.evaluate(readPrivateFile, path));

/** Reads a file of the origin's private file system; runs in the page. */
async function readPrivateFile(path: string): Promise<number[]> {
  const folders = path.split("/");
  const name = folders.pop() ?? "";
  let folder = await navigator.storage.getDirectory();
  for (const part of folders) folder = await folder.getDirectoryHandle(part);
  const file = await (await folder.getFileHandle(name)).getFile();
  return [...new Uint8Array(await file.arrayBuffer())];
}

/** Writes files to the origin's private file system; runs in the page. */
async function writePrivateFiles(contents: string[][]): Promise<void> {
  const root = await navigator.storage.getDirectory();
  for (const [path = "", text = ""] of contents) {
    const folders = path.split("/");
    const name = folders.pop() ?? "";
    let folder = root;
    for (const part of folders) folder = await folder.getDirectoryHandle(part, { create: true });
    const writable = await (await folder.getFileHandle(name, { create: true })).createWritable();
    await writable.write(text);
    await writable.close();
  }
}
