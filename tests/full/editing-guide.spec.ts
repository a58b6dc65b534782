/** What docs/editing.md promises, besides editing itself (editor.spec.ts). */
import type { CollectionFile } from "@sveltia/cms";
import { expect } from "../fixtures";
import { isConnected } from "../support/development-site";
import { test } from "../support/editor-page";

const ABOUT = "src/content/pages/about.yaml";
const CHAPTER = "src/content/guide/02-qualified-pipeline.md";

// A development server builds each page on request, and its watcher is slow on a busy machine.
test.describe.configure({ mode: "default", timeout: 180_000 });
test.use({
  expectedErrors: /Content Security Policy|Fetch API cannot load|\[vite\]|WebSocket|status of 404/,
});

const seen = { timeout: 60_000 };

for (const [entry, path, field, file] of [
  ["texts/entries/about", "/about", "headline", ABOUT],
  ["guideChapters/entries/02-qualified-pipeline", "/guide#chapter-2", "summary", CHAPTER],
] as const) {
  test(`the form ${entry} opens ${path}, which shows each saved change at once`, async ({
    editor,
    development,
    context,
  }) => {
    await editor.open(entry);
    const connected = context.waitForEvent("console", isConnected);
    const opened = context.waitForEvent("page");
    await editor.page.getByRole("button", { name: "View on Live Site" }).click();
    const site = await opened;
    await connected;
    await expect(site).toHaveURL(`${development.address}${path}`);
    await editor.fill(field, "Changed in the other window");
    await editor.saveToSite(file);
    await expect(site.getByText("Changed in the other window").first()).toBeVisible(seen);
  });
}

test("every form but that of the error page opens its page, where its texts begin", async ({
  editor,
  page,
  development,
}) => {
  const forms = editor.collections.flatMap(
    (collection): { name: string; preview_path?: string | undefined }[] =>
      "files" in collection ? (collection.files as CollectionFile[]) : [collection],
  );
  const without = forms.filter(({ preview_path }) => !preview_path).map(({ name }) => name);
  expect(without).toEqual(["error"]);
  const slugs: Record<string, string> = { services: "lead-generation", legal: "privacy" };
  for (const { name, preview_path = "" } of forms) {
    const address = preview_path.replace("{{slug}}", slugs[name] ?? "").replace("{{fields.order}}", "1");
    const response = await page.request.get(`${development.address}${address}`);
    expect(response.status(), name).toBe(name === "notFound" ? 404 : 200);
    const [, part] = address.split("#");
    if (part) expect(await response.text(), name).toContain(`id="${part}"`);
  }
});

test("“Revert All Changes” discards what was not saved, and so does leaving the form of a local folder", async ({
  editor,
  page,
}) => {
  await editor.open("texts/entries/about");
  const headline = editor.field("headline").getByRole("textbox");
  const before = await headline.inputValue();
  await editor.fill("headline", "Not saved");
  await page.getByRole("button", { name: "Show Editor Options" }).click();
  await page.getByRole("menuitem", { name: "Revert All Changes" }).click();
  await expect(headline).toHaveValue(before);
  await expect(editor.saveButton).toBeDisabled();
  await editor.fill("headline", "Not saved");
  await page.getByRole("button", { name: "Cancel Editing" }).click();
  await page.getByText("About page").first().click();
  await expect(headline).toHaveValue(before);
});

test("without a repository among the facts, nobody is asked to sign in", async ({ page, development }) => {
  await page.goto(`${development.address}/admin`);
  await expect(page.getByRole("button", { name: "Work with Local Repository" })).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(1);
});
