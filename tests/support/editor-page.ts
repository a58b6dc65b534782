import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { CmsConfig, CollectionFile, EntryCollection } from "@sveltia/cms";
import { expect } from "../fixtures";
import { test as base, type Development } from "./development-site";

/**
 * The editor with the content of a development server. A test can't answer the browser's folder
 * dialog. Instead it uses the origin's private file system, and copies what is saved there to the
 * files.
 */
class EditorPage {
  readonly page: Page;
  readonly development: Development;
  /** The label of each collection. */
  labels = new Map<string, string>();

  constructor(page: Page, development: Development) {
    this.page = page;
    this.development = development;
  }

  async start() {
    const { page } = this;
    const cwd = this.development.folder;
    const files = globSync("src/content/**/*.{yaml,md}", { cwd });
    const contents = files.map((file): [string, string] => [file, readFileSync(join(cwd, file), "utf8")]);
    await page.addInitScript(() => {
      Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
    });
    const { address } = this.development;
    const config = await page.request.get(`${address}/admin/config.json`);
    const { collections } = (await config.json()) as { collections: { name: string; label: string }[] };
    this.labels = new Map(collections.map(({ name, label }) => [name, label]));
    await page.goto(`${address}/admin`);
    await page.evaluate(async (contents) => {
      const root = await navigator.storage.getDirectory();
      // The editor rejects a folder without it.
      await root.getDirectoryHandle(".git", { create: true });
      for (const [path, text] of contents) {
        const folders = path.split("/");
        const name = folders.pop() ?? "";
        let folder = root;
        for (const part of folders) folder = await folder.getDirectoryHandle(part, { create: true });
        const writable = await (await folder.getFileHandle(name, { create: true })).createWritable();
        await writable.write(text);
        await writable.close();
      }
    }, contents);
    await page.getByRole("button", { name: "Work with Local Repository" }).click();
    await page.getByRole("treeitem", { name: "Texts", exact: true }).waitFor();
  }

  /** @param entry such as “texts/entries/home” */
  async open(entry: string) {
    const collections = `${this.development.address}/admin#/collections`;
    const [collection = ""] = entry.split("/");
    const shown = this.page.getByText(`You’re now viewing the “\u2068${this.labels.get(collection)}\u2069”`);
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

  /** Adds an item to a list. */
  async add(path: string) {
    await this.field(path).getByRole("button", { name: /^Add/ }).last().click();
  }

  /** Saves a new entry, and copies its file. */
  async create(file: string) {
    await this.saveButton.click();
    let text = "";
    await expect
      .poll(async () => {
        text = await this.page.evaluate(readPrivateFile, file).catch(() => "");
        return text;
      })
      .not.toBe("");
    this.development.save(file, text);
  }

  /** Saves, waits until the file has changed, and copies it. */
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
    // Otherwise the editor would return to its list after the next entry was opened.
    await expect(this.page).toHaveURL(/#\/collections\/[^/]+$/);
    this.development.save(file, after);
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
export function editedFiles({ collections = [] }: CmsConfig): { file: string; entry: string }[] {
  return collections.flatMap((collection) => {
    if ("files" in collection) {
      const files = collection.files as CollectionFile[];
      return files.map(({ name, file }) => ({ file, entry: `${collection.name}/entries/${name}` }));
    }
    const { name, folder } = collection as EntryCollection;
    return globSync(`${folder}/*`).map((file) => ({
      file,
      entry: `${name}/entries/${file.replace(/.*\/|\.\w+$/g, "")}`,
    }));
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
  editor: async ({ page, development }, use) => {
    const editor = new EditorPage(page, development);
    await editor.start();
    await use(editor);
  },
});
