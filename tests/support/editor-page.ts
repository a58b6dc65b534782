import { globSync } from "node:fs";
import { parse } from "node:path";
import type { Page } from "@playwright/test";
import type { Collection, CollectionFile } from "@sveltia/cms";
import { expect } from "../fixtures.ts";
import { test as base, type Development } from "./development-site.ts";

/** The editor with the content of a development server. */
class EditorPage {
  readonly page: Page;
  readonly collections: readonly Collection[];
  private readonly development: Development;

  constructor(page: Page, development: Development, collections: readonly Collection[]) {
    this.page = page;
    this.development = development;
    this.collections = collections;
  }

  /** @param entry such as “texts/entries/home” */
  async open(entry: string) {
    const collections = `${this.development.address}/admin#/collections`;
    const [collection = ""] = entry.split("/");
    const label = this.collections.find(({ name }) => name === collection)?.label;
    const shown = this.page.getByText(`You’re now viewing the “\u2068${label}\u2069”`);
    await expect(async () => {
      // The editor may have missed the address while it was busy, and setting the same address
      // again would not change it. It must have shown the list before the next address: otherwise
      // it opens the entry for each of the two, and the second discards what a test has filled in.
      await this.page.goto(`${collections}/${collection}`);
      await expect(this.saveButton).toBeHidden({ timeout: 15_000 });
      await expect(shown).toHaveCount(1, { timeout: 15_000 });
      await this.page.goto(`${collections}/${entry}`);
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

  /**
   * Saves, waits until the file has changed, and copies it to the development server.
   * @param before its text; empty if it is new
   */
  async saveToSite(file: string, before?: string) {
    const saved = await this.save(file, before);
    this.development.save(file, saved.after);
    return saved;
  }

  /**
   * Saves and waits until the file has changed.
   * @param before its text; empty if it is new
   */
  async save(file: string, before = this.development.read(file)) {
    await this.saveButton.click();
    let after = before;
    await expect
      .poll(async () => {
        // The file doesn't exist while it is being replaced.
        after = await this.page.evaluate(readPrivateFile, file).catch(() => before);
        return after;
      })
      .not.toBe(before);
    // Otherwise the editor would return to its list after the next entry was opened.
    await expect(this.page).toHaveURL(/#\/collections\/[^/]+$/);
    return { before, after };
  }
}

/** Reads a file of the origin's private file system; runs in the page. */
async function readPrivateFile(path: string): Promise<string> {
  const folders = path.split("/");
  const name = folders.pop() ?? "";
  let folder = await navigator.storage.getDirectory();
  for (const part of folders) folder = await folder.getDirectoryHandle(part);
  return (await (await folder.getFileHandle(name)).getFile()).text();
}

/** Returns each content file with its entry in the editor. */
export function editedFiles(collections: readonly Collection[]): { file: string; entry: string }[] {
  return collections.flatMap((collection) => {
    const files =
      "files" in collection
        ? (collection.files as CollectionFile[])
        : globSync(`${collection.folder}/*`).map((file) => ({ name: parse(file).name, file }));
    return files.map(({ name, file }) => ({ file, entry: `${collection.name}/entries/${name}` }));
  });
}

/**
 * Returns the lines that differ between two texts with the same number of lines: “-” before, “+”
 * after.
 */
export function changedLines(before: string, after: string): string[] {
  const [old, changed] = [before.split("\n"), after.split("\n")];
  const gone = old.filter((line, at) => line !== changed[at]).map((line) => `-${line}`);
  return [...gone, ...changed.filter((line, at) => line !== old[at]).map((line) => `+${line}`)];
}

export const test = base.extend<{ editor: EditorPage }>({
  // The editor renders only the list items in view.
  viewport: { width: 1280, height: 9000 },
  /**
   * A test can't answer the browser's folder dialog. Instead the editor gets the origin's private
   * file system, and what it saves there is copied to the files.
   */
  editor: async ({ page, development }, use) => {
    const { address, folder: cwd } = development;
    const config = await page.request.get(`${address}/admin/config.json`);
    const files = globSync("src/content/**/*.{yaml,md}", { cwd });
    const contents = files.map((file): [string, string] => [file, development.read(file)]);
    await page.addInitScript(() => {
      Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
    });
    await page.goto(`${address}/admin`);
    // The editor rejects a folder that isn't a repository.
    await page.evaluate(writePrivateFiles, [[".git/HEAD", ""], ...contents]);
    await page.getByRole("button", { name: "Work with Local Repository" }).click();
    await page.getByRole("treeitem", { name: "Texts", exact: true }).waitFor();
    const { collections } = (await config.json()) as { collections: Collection[] };
    await use(new EditorPage(page, development, collections));
  },
});

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
