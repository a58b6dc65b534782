import { execFileSync } from "node:child_process";
import { appendFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { serve } from "../../scripts/serve.ts";
import { createApp } from "../../server/app.ts";
import { expect } from "../fixtures.ts";
import { copyProject, plainEnvironment } from "../support/copy-project.ts";
import { formsOf, test } from "./editor-page.ts";

const HOME = "src/content/pages/home.yaml";

// A development server builds each page on request, and its watcher is slow on a busy machine.
test.describe.configure({ mode: "default", timeout: 180_000 });
// The policy blocks the editor's requests to other servers, for fonts that it also includes, and
// for news. The copy's packages are links to outside of its folder, from where Vite may refuse the code of
// islands.
test.use({
  expectedErrors:
    /Content Security Policy|Fetch API cannot load|\[vite\]|WebSocket|status of (403|404|500)|Error hydrating|Not a collaborator/,
});

const TEXT = `Õiglane “müük”, it's #1: 'jah' & "ei" ${"ja pikk jutt ".repeat(30).trim()}`;

test("changing a headline changes one line of its file, and the page in another tab", async ({
  editor,
  development,
  context,
}) => {
  const site = await context.newPage();
  await development.open(site);
  await editor.open("texts/entries/pages-home");
  await editor.fill("hero.headline", TEXT);
  const { before, after } = await editor.save(HOME);
  const changed = before.replace(/^ {2}headline: .*$/m, () => `  headline: '${TEXT.replaceAll("'", "''")}'`);
  expect(after).toBe(changed);
  await expect(site.getByRole("heading", { level: 1 })).toHaveText(TEXT, { timeout: 60_000 });
});

test("a mistake is refused at its field", async ({ editor }) => {
  await editor.open("company/entries/site");
  await editor.fill("phone", "555 1234");
  await editor.saveButton.click();
  await expect(editor.field("phone").getByRole("alert")).toContainText("international form");
  await expect(editor.page.getByText("Entry saved.")).toHaveCount(0);
});

test("every form but that of the error page opens its page, where its texts begin", async ({
  page,
  development,
}) => {
  const forms = await formsOf(page, development);
  const without = forms.filter(({ preview_path }) => !preview_path).map(({ name }) => name);
  expect(without).toEqual(["pages-error"]);
  const slugs: Record<string, string> = { services: "lead-generation", legal: "privacy" };
  for (const { name, preview_path = "" } of forms) {
    const address = preview_path.replace("{{slug}}", slugs[name] ?? "").replace("{{fields.order}}", "1");
    const response = await page.request.get(`${development.address}${address}`);
    expect(response.status(), name).toBe(name === "pages-not-found" ? 404 : 200);
    const [, part] = address.split("#");
    if (part) expect(await response.text(), name).toContain(`id="${part}"`);
  }
});

test("a published site with a repository has an editor, which signs in there", async ({ page }) => {
  const cwd = copyProject();
  appendFileSync(join(cwd, "src/content/site.yaml"), "repository: https://github.com/company/website\n");
  execFileSync(process.execPath, ["node_modules/astro/bin/astro.mjs", "build"], {
    cwd,
    env: plainEnvironment(),
    stdio: "pipe",
  });
  const { url, close } = await serve(createApp({ folder: join(cwd, "dist") }).fetch);
  // Only requests that the editor's own policy allows get here.
  const asked: string[] = [];
  await page.route("https://api.github.com/**", async (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    await route.fulfill({
      headers: { "Access-Control-Allow-Origin": "*" },
      ...(pathname === "/user" ? { json: { id: 1, login: "mari", name: "Mari" } } : { status: 404 }),
    });
  });
  await page.goto(`${url}/admin`);
  await page.getByRole("button", { name: "Sign In Using Access Token" }).click();
  await page.getByRole("textbox", { name: "Personal Access Token" }).fill("a-token");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect.poll(() => asked).toContain("/repos/company/website/collaborators/mari");
  // It keeps a token in the browser, which the cookie policy then says.
  await page.goto(`${url}/cookies`);
  await expect(page.getByText("/admin")).toBeVisible();
  await close();
  rmSync(cwd, { recursive: true });
});
