import { execFileSync } from "node:child_process";
import { appendFileSync, existsSync, globSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { CollectionFile } from "@sveltia/cms";
import { serve } from "../../scripts/serve.ts";
import { createApp } from "../../server/app.ts";
import { expect } from "../fixtures";
import { entriesOf } from "../support/content";
import { copyProject, plainEnvironment } from "../support/copy-project";
import { changedLines, editedFiles, test } from "../support/editor-page";

const HOME = "src/content/pages/home.yaml";
const CONTACT = "src/content/pages/contact.yaml";
const CLAIMS = "src/content/claims.yaml";

// A development server builds each page on request, and its watcher is slow on a busy machine.
test.describe.configure({ mode: "default", timeout: 180_000 });
// The policy blocks the editor's requests to other servers, for fonts that it also includes, and
// for news. The copy's packages are links to outside of its folder, from where Vite may refuse the code of
// islands.
test.use({
  expectedErrors:
    /Content Security Policy|Fetch API cannot load|\[vite\]|WebSocket|status of (403|404|500)|Error hydrating|Not a collaborator/,
});

const seen = { timeout: 60_000 };
const TEXT = `Õiglane “müük”, it's #1: 'jah' & "ei" ${"ja pikk jutt ".repeat(30).trim()}`;

test("changing a headline changes one line of its file, and the page in another tab", async ({
  editor,
  development,
  context,
}) => {
  const site = await context.newPage();
  await development.open(site);
  await editor.open("texts/entries/home");
  await editor.fill("hero.headline", TEXT);
  const { before, after } = await editor.saveToSite(HOME);
  const [old] = /^ {2}headline: .*$/m.exec(before) ?? [];
  expect(changedLines(before, after)).toEqual([`-${old}`, `+  headline: '${TEXT.replaceAll("'", "''")}'`]);
  await expect(site.getByRole("heading", { level: 1 })).toHaveText(TEXT, seen);
});

test("a question can be added", async ({ editor, development, context }) => {
  const site = await context.newPage();
  await development.open(site, "/contact");
  await editor.open("texts/entries/contact");
  const count = development.read(CONTACT).match(/^ {4}- question: /gm)?.length;
  await editor.field("faq.items").getByRole("button", { name: /^Add/ }).last().click();
  await editor.fill(`faq.items.${count}.question`, "Kas te räägite eesti keelt?");
  await editor.fill(`faq.items.${count}.answer`, "Jah: {site.brand}.");
  const { before, after } = await editor.saveToSite(CONTACT);
  expect(after).toBe(
    `${before}    - question: Kas te räägite eesti keelt?\n      answer: 'Jah: {site.brand}.'\n`,
  );
  await expect(site.getByText("Kas te räägite eesti keelt?")).toBeVisible(seen);
});

for (const [mistake, entry, path, text, message] of [
  ["a phone number without its country", "company/entries/site", "phone", "555 1234", "international form"],
  ["a link to no page", "texts/entries/navigation", "footer.legal.0.href", "terms", "a page of this site"],
  ["another date", "legal/entries/terms", "updated", "2025-07", "Must be a month and a year"],
  ["a text that is too long", "texts/entries/home", "services.title", "x".repeat(61), "60"],
  ["an empty text", "texts/entries/home", "services.title", "", "required"],
] as const) {
  test(`${mistake} is refused at its field`, async ({ editor }) => {
    await editor.open(entry);
    await editor.fill(path, text);
    await editor.saveButton.click();
    await expect(editor.field(path).getByRole("alert")).toContainText(message);
    await expect(editor.page.getByText("Entry saved.")).toHaveCount(0);
  });
}

test("a new claim can be used at once", async ({ editor, development, context }) => {
  const site = await context.newPage();
  await development.open(site);
  await editor.open("company/entries/claims");
  const count = development.read(CLAIMS).match(/^ {2}- id: /gm)?.length;
  await editor.field("claims").getByRole("button", { name: /^Add/ }).last().click();
  await editor.fill(`claims.${count}.id`, "new-claim");
  await editor.fill(`claims.${count}.figure`, "77%");
  const { before, after } = await editor.saveToSite(CLAIMS);
  expect(after).toBe(`${before}  - id: new-claim\n    figure: 77%\n`);
  await editor.open("texts/entries/home");
  await editor.field("hero.promises.0.claim").getByRole("combobox").click();
  await editor.page.getByRole("option", { name: /^new-claim/ }).click();
  await editor.saveToSite(HOME);
  await expect(site.locator("main")).toContainText("77%", seen);
});

test("a legal text can be added, and has the address that the editor chose", async ({
  editor,
  development,
  context,
}) => {
  const { page } = editor;
  await page.goto(`${development.address}/admin#/collections/legal/new`);
  await editor.fill("title", "ISO 27001");
  await editor.fill("description", "How we keep what clients tell us, and who has checked it.");
  await editor.fill("updated", "July 2025");
  await editor.fill("body", "## Scope\n\nAll of {site.brand}.");
  const address = page.locator("aside, [role=complementary], .sidebar").getByRole("textbox").last();
  // With digits, and the name of the home page's file at its end.
  const slug = "iso-27001-index";
  await address.fill(slug);
  await editor.saveToSite(`src/content/legal/${slug}.md`, "");
  const site = await context.newPage();
  await development.open(site, `/${slug}`);
  await expect(site.getByRole("heading", { name: "Scope" })).toBeVisible(seen);
  await expect(site.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`/${slug}$`));
  development.change("src/content/navigation.yaml", "href: /terms\n", `href: /${slug}\n`);
  await expect(site.locator(`footer a[href="/${slug}"]`)).toBeVisible(seen);
});

test("nothing but texts can be touched", async ({ editor }) => {
  const { page } = editor;
  await expect(page.getByRole("button", { name: /Assets/ })).toHaveCount(0);
  await editor.open("legal/entries/terms");
  await page.getByRole("button", { name: "Show Editor Options" }).click();
  await expect(page.getByRole("menuitem").first()).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Edit Slug" })).toBeDisabled();
  await page.keyboard.press("Escape");
  await editor.open("company/entries/site");
  for (const name of ["url", "repository"]) {
    await expect(editor.field(name)).toHaveCount(0);
  }
  await editor.open("texts/entries/enquiry");
  for (const name of ["messages.email", "toasts.sent.body"]) {
    await expect(editor.field(name).getByRole("textbox")).toHaveValue(/\S/);
    await expect(editor.field(name).getByRole("textbox")).not.toBeEditable();
  }
});

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

test("a mistake in a file is shown in the browser, and disappears when it is corrected", async ({
  page,
  development,
}) => {
  await development.open(page);
  const before = development.read(HOME);
  development.change(HOME, /headline: .*/, "headline: By {site.foo}");
  const overlay = page.locator("vite-error-overlay");
  await expect(overlay).toContainText(/\{site\.foo\} is unknown.*→ hero\.headline/s, seen);
  development.save(HOME, before);
  await expect(overlay).toHaveCount(0, seen);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("services are listed in their order", async ({ editor, development }) => {
  await editor.page.goto(`${development.address}/admin#/collections/services`);
  const services = Object.values(entriesOf("services")).sort((one, other) => one.order - other.order);
  await expect(editor.page.getByRole("row").filter({ hasText: /\w/ })).toContainText(
    services.map(({ title }) => title),
  );
});

// The editor leaves out what it has no field for.
test("saving a change keeps all other lines of a file", async ({ editor }) => {
  test.setTimeout(240_000);
  const files = editedFiles(editor.collections);
  expect(files).toHaveLength(globSync("src/content/**/*.{yaml,md}").length);
  for (const { file, entry } of files) {
    await editor.open(entry);
    const changeable = editor.page.locator(":not([readonly], [aria-readonly=true])");
    const field = editor.page.locator(".field").getByRole("textbox").and(changeable).first();
    const value = await field.inputValue();
    // A letter that ids allow, too.
    await field.fill(`${value}q`);
    // Not to the site: the form of the next entry asks for its page, and would find an error where a
    // text refers to the changed name of a claim.
    const { before, after } = await editor.save(file);
    const lines = changedLines(before, after);
    expect(lines, file).toHaveLength(2);
    expect(lines[1]).toContain(`${value}q`);
  }
});

test("a published site has an editor only with a repository, and then signs in there", async ({ page }) => {
  expect(existsSync("dist/admin")).toBe(false);
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
