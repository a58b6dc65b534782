import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { CmsConfig } from "@sveltia/cms";
import { collections } from "../../src/content.config.ts";
import { CONTENT_FOLDER } from "../../src/lib/content/loader.ts";
import { expect } from "../fixtures";
import { changedLines, editedFiles, test } from "../support/editor-page";

test.use({ expectedErrors: /Content Security Policy|Fetch API cannot load/ });

// The editor leaves out what it has no field for.
test("saving a change keeps all other lines of a file", async ({ editor, request }) => {
  test.setTimeout(240_000);
  const config = await request.get(`${editor.development.address}/admin/config.json`);
  const files = editedFiles((await config.json()) as CmsConfig);
  expect(files.length).toBeGreaterThan(30);
  for (const { file, entry } of files) {
    await editor.open(entry);
    const field = editor.page.locator(".field").getByRole("textbox").first();
    const value = await field.inputValue();
    // A letter that ids allow, too.
    await field.fill(`${value}q`);
    const { before, after } = await editor.save(file);
    const lines = changedLines(before, after);
    expect(lines, file).toHaveLength(2);
    expect(lines[1]).toContain(`${value}q`);
  }
});

test("VS Code uses the schema of each YAML file", () => {
  const { "yaml.schemas": known } = JSON.parse(readFileSync(".vscode/settings.json", "utf8"));
  const places = Object.entries(collections).map(([name, collection]) => {
    const { path } = (collection as unknown as { loader: { path: string } }).loader;
    const isFolder = statSync(join(CONTENT_FOLDER, path)).isDirectory();
    const file = join(CONTENT_FOLDER, path, isFolder ? "*.yaml" : "");
    return [`.astro/collections/${name}.schema.json`, file];
  });
  const yaml = places.filter(([, file = ""]) => globSync(file).some((name) => name.endsWith(".yaml")));
  expect(known).toEqual(Object.fromEntries(yaml));
});
