import type { CmsConfig } from "@sveltia/cms";
import { expect } from "../fixtures";
import { changedLines, editedFiles, test } from "../support/editor-page";

test.use({ expectedErrors: /Content Security Policy|Fetch API cannot load/ });

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
