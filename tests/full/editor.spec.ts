import { execFileSync } from "node:child_process";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Collection, CollectionFile } from "@sveltia/cms";
import { FAILSAFE_SCHEMA, load } from "js-yaml";
import sharp from "sharp";
import { serve } from "../../scripts/serve.ts";
import { createApp } from "../../server/app.ts";
import { GUIDE_PATH } from "../../src/features/guide/guide-file.ts";
import { PHOTOS } from "../../src/schemas/site.ts";
import { expect } from "../fixtures.ts";
import { site } from "../support/content.ts";
import { copyProject, plainEnvironment } from "../support/copy-project.ts";
import { giveFacts } from "../support/other-company.ts";
import { field, fillField, openEntry, readSaved, saveButton, test } from "./editor-page.ts";

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

test("changing a text changes nothing else in its file, and an open page", async ({
  editor,
  development,
}) => {
  const { folder } = development;
  const site = await editor.context().newPage();
  const connected = site.waitForEvent("console", (message) => message.text() === "[vite] connected.");
  // A development server that just started may have a page load twice.
  await site.goto("/", { waitUntil: "networkidle" });
  await connected;
  await openEntry(editor, "texts/entries/pages-home");
  await fillField(editor, "hero.intro", TEXT);
  await saveButton(editor).click();
  const line = `  intro: '${TEXT.replaceAll("'", "''")}'`;
  const changed = readFileSync(join(folder, HOME), "utf8").replace(/^ {2}intro: .*$/m, () => line);
  // A file that somebody typed may get other quotes and line breaks.
  const asWritten = (text: string) => load(text, { schema: FAILSAFE_SCHEMA });
  // The file doesn't exist while it is being replaced.
  const saved = () =>
    readSaved(editor, HOME).then(
      (file) => asWritten(String(file)),
      () => null,
    );
  await expect.poll(saved).toEqual(asWritten(changed));
  // Replaced at once, as editors do: the server would report a half-written file as an error.
  writeFileSync(join(folder, "saved"), changed);
  renameSync(join(folder, "saved"), join(folder, HOME));
  await expect(site.getByText(TEXT)).toBeVisible({ timeout: 60_000 });
});

test("mistakes are refused at their fields", async ({ editor }) => {
  const refused = async (entry: string, mistakes: Record<string, [text: string, reason: string]>) => {
    await openEntry(editor, entry);
    for (const [path, [text]] of Object.entries(mistakes)) await fillField(editor, path, text);
    await saveButton(editor).click();
    for (const [path, [, reason]] of Object.entries(mistakes)) {
      await expect(field(editor, path).getByRole("alert")).toContainText(reason);
    }
    await expect(editor.getByText("Entry saved.")).toHaveCount(0);
  };
  await refused("company/entries/site", {
    url: ["www.company.ee", "full https:// address"],
    phone: ["555 1234", "international form"],
    legalName: ["{site.brand} OÜ", "Facts have no braces"],
  });
  await refused("texts/entries/pages-home", {
    "hero.headline": ["Unternehmenswachstum", "no word of more than 14 letters"],
    "hero.intro": ["Call {site.phon}.", "In braces can be"],
    "hero.example.goal": ["2.900", "whole number without dots or commas"],
    "experts.observation": ["Good companies wait {monts}.", "end with a full stop"],
  });
  await refused("legal/entries/terms", { body: ["## Who\n\nThe <b>client</b>.", "no tags but <span lang>"] });
});

test("a photo is saved as it is, or refused as too large", async ({ editor, development }) => {
  const size = { width: 4032, height: 3024, channels: 3, background: "red" } as const;
  const photo = await sharp({ create: size }).jpeg().toBuffer();
  const person = `people.${site.people.length}`;
  const choose = async (name: string, content: Buffer) => {
    const file = join(development.folder, name);
    writeFileSync(file, content);
    await field(editor, `${person}.photo`).locator("input[type=file]").first().setInputFiles(file);
  };
  await openEntry(editor, "company/entries/site");
  await field(editor, "people").getByRole("button", { name: /^Add/ }).click();
  for (const name of ["name", "role", "sentence"]) await fillField(editor, `${person}.${name}`, "Mari");
  await choose("IMG 0.JPG", Buffer.alloc(20_000_001, photo));
  await expect(editor.getByText(/exceeds the maximum size of \W*20\W* MB/)).toBeVisible();
  await editor.getByRole("button", { name: "OK" }).click();
  // The editor decodes it first: a save meanwhile would lose it.
  await editor.evaluate(() => {
    const decode = window.createImageBitmap;
    const decoding = Promise.withResolvers<void>();
    const decodeLater = (image: ImageBitmapSource) => decoding.promise.then(() => decode(image));
    Object.assign(window, { createImageBitmap: decodeLater, decodeNow: decoding.resolve });
  });
  await choose("IMG 1.JPG", photo);
  await expect(saveButton(editor)).toBeHidden();
  await editor.keyboard.press("Control+S");
  await editor.evaluate("decodeNow()");
  await expect(field(editor, `${person}.photo`)).toContainText(`${PHOTOS}/IMG 1.JPG`);
  await saveButton(editor).click();
  await expect(editor.getByText("Entry saved.")).toBeVisible();
  expect((await readSaved(editor, `${PHOTOS.slice(1)}/IMG 1.JPG`)).equals(photo)).toBe(true);
  expect(String(await readSaved(editor, "src/content/site.yaml"))).toContain(`photo: ${PHOTOS}/IMG 1.JPG`);
});

test("every form but that of the error page opens its page, where its texts begin", async ({ request }) => {
  const config: { collections: Collection[] } = await (await request.get("/admin/config.json")).json();
  const forms = config.collections.flatMap((collection): Pick<CollectionFile, "name" | "preview_path">[] =>
    "files" in collection ? (collection.files as CollectionFile[]) : [collection],
  );
  const without = forms.filter(({ preview_path }) => !preview_path).map(({ name }) => name);
  expect(without).toEqual(["pages-error"]);
  const slugs: Record<string, string> = { services: "lead-generation", legal: "privacy" };
  for (const { name, preview_path = "" } of forms) {
    const address = preview_path.replace("{{slug}}", slugs[name] ?? "").replace("{{fields.order}}", "1");
    const response = await request.get(address);
    expect(response.status(), name).toBe(name === "pages-not-found" ? 404 : 200);
    const [, part] = address.split("#");
    if (part) expect(await response.text(), name).toContain(`id="${part}"`);
  }
});

test("a published site with a repository has an editor, which signs in there", async ({ page }) => {
  const cwd = copyProject();
  await giveFacts(cwd, { repository: "https://github.com/company/website" });
  const build = ["node_modules/astro/bin/astro.mjs", "build"];
  execFileSync(process.execPath, build, { cwd, env: plainEnvironment(), stdio: "pipe" });
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
  // The guide's pages exist only in development.
  const config = await (await page.request.get(`${url}/admin/config.json`)).text();
  const guide = config.matchAll(/"preview_path":"([^"]*guide[^"]*)"/g);
  expect(new Set(Array.from(guide, ([, path]) => path))).toEqual(new Set([GUIDE_PATH]));
  await page.goto(`${url}/admin`);
  await page.getByRole("button", { name: "Sign In Using Access Token" }).click();
  await page.getByRole("textbox", { name: "Personal Access Token" }).fill("a-token");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect.poll(() => asked).toContain("/repos/company/website/collaborators/mari");
  // It keeps a token in the browser, which the cookie policy then says.
  await page.goto(`${url}/cookies`);
  await expect(page.getByText("/admin")).toBeVisible();
  // The editor's license must come along.
  const license = await page.request.get(`${url}/admin/editor/LICENSE.txt`);
  expect(await license.text()).toContain("Permission is hereby granted");
  await close();
  rmSync(cwd, { recursive: true });
});
