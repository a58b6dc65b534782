import { globSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { Collection } from "@sveltia/cms";
import { test as base, expect } from "../fixtures.ts";
import { copyProject, plainEnvironment } from "../support/copy-project.ts";
import { startProgram } from "../support/program.ts";

/** A development server for a copy of the project. */
class Development {
  readonly address: string;
  readonly folder: string;

  constructor(address: string, folder: string) {
    this.address = address;
    this.folder = folder;
  }

  /** Opens the home page and waits until it would notice a change. */
  async open(page: Page) {
    const connected = page.waitForEvent("console", (message) => message.text() === "[vite] connected.");
    // A development server that just started may have a page load twice.
    await page.goto(this.address, { waitUntil: "networkidle" });
    await connected;
  }

  read(file: string) {
    return readFileSync(join(this.folder, file), "utf8");
  }

  /** Replaces the file at once, as editors do: the server would report a half-written one as an error. */
  save(file: string, text: string) {
    writeFileSync(join(this.folder, "saved"), text);
    renameSync(join(this.folder, "saved"), join(this.folder, file));
  }
}

/** The editor with the content of a development server. */
class EditorPage {
  readonly page: Page;
  private readonly development: Development;

  constructor(page: Page, development: Development) {
    this.page = page;
    this.development = development;
  }

  /** @param entry such as “texts/entries/pages-home” */
  async open(entry: string) {
    // The editor may miss the address while it is busy.
    await expect(async () => {
      await this.page.goto(`${this.development.address}/admin#/collections/${entry}`);
      await expect(this.saveButton).toBeVisible({ timeout: 15_000 });
    }).toPass();
    await this.page.locator(".field").first().waitFor();
    const collapsed = this.page.getByRole("button", { name: "Expand All", disabled: false });
    while ((await collapsed.count()) > 0) await collapsed.first().click();
  }

  get saveButton() {
    return this.page.getByRole("button", { name: "Save", exact: true });
  }

  /** @param path such as “hero.headline” or “features.0” */
  field(path: string) {
    return this.page.locator(`.field[data-key-path="${path}"]`);
  }

  /** Fills in a text. If the editor was still loading the entry, it has lost the text: try again. */
  async fill(path: string, text: string) {
    await expect(async () => {
      await this.field(path).getByRole("textbox").fill(text);
      await expect(this.saveButton).toBeEnabled({ timeout: 1000 });
    }).toPass();
  }

  /** Saves, waits until the file has changed, and copies it to the development server. */
  async save(file: string) {
    const before = this.development.read(file);
    await this.saveButton.click();
    let after = before;
    await expect
      .poll(async () => {
        // The file doesn't exist while it is being replaced.
        after = await this.page.evaluate(readPrivateFile, file).catch(() => before);
        return after;
      })
      .not.toBe(before);
    this.development.save(file, after);
    return { before, after };
  }
}

export const test = base.extend<{ editor: EditorPage }, { development: Development }>({
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
      await use(new Development(match[1] ?? "", folder));
      await stop();
      rmSync(folder, { recursive: true, maxRetries: 5 });
    },
    { scope: "worker" },
  ],
  /**
   * A test can't answer the browser's folder dialog. Instead the editor gets the origin's private
   * file system, and what it saves there is copied to the files.
   */
  editor: async ({ page, development }, use) => {
    const files = globSync("src/content/**/*.{yaml,md}", { cwd: development.folder });
    const contents = files.map((file): [string, string] => [file, development.read(file)]);
    await page.addInitScript(() => {
      Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
    });
    await page.goto(`${development.address}/admin`);
    // The editor rejects a folder that isn't a repository.
    await page.evaluate(writePrivateFiles, [[".git/HEAD", ""], ...contents]);
    await page.getByRole("button", { name: "Work with Local Repository" }).click();
    await page.getByRole("treeitem", { name: "Texts", exact: true }).waitFor();
    await use(new EditorPage(page, development));
  },
});

/** The forms of the editor, as its configuration has them: files, and folders. */
export async function formsOf(page: Page, { address }: Development) {
  const config = await page.request.get(`${address}/admin/config.json`);
  const { collections } = (await config.json()) as { collections: Collection[] };
  return collections.flatMap((collection): { name: string; preview_path?: string | undefined }[] =>
    "files" in collection ? (collection.files as { name: string }[]) : [collection],
  );
}

/** Reads a file of the origin's private file system; runs in the page. */
async function readPrivateFile(path: string): Promise<string> {
  const folders = path.split("/");
  const name = folders.pop() ?? "";
  let folder = await navigator.storage.getDirectory();
  for (const part of folders) folder = await folder.getDirectoryHandle(part);
  return (await (await folder.getFileHandle(name)).getFile()).text();
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
