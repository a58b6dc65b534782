import { execFileSync } from "node:child_process";
import { appendFileSync, existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { copyProject, plainEnvironment } from "../../scripts/copy-project.ts";
import { serve } from "../../scripts/serve.ts";
import { createApp } from "../../server/app.ts";
import { test as base, expect, NOT_FOUND_ERRORS, ROUTES } from "../fixtures";
import { GitHub } from "../support/github.ts";

const HOME = "src/content/pages/home.yaml";
/** What the cookie policy says about the editor, which keeps a token in the editors' browsers. */
const EDITOR_NOTE = /\n?<p>[^<]*\/admin[^<]*<\/p>/;
const HEADLINE = '.field[data-key-path="hero.headline"]';

/** Creates a copy of the project whose facts name a repository. */
function copyWithRepository(): string {
  const folder = copyProject();
  appendFileSync(join(folder, "src/content/site.yaml"), "repository: https://github.com/company/website\n");
  return folder;
}

/** Without what Astro derives from the project's folder: the ids of islands and the names of fonts. */
const withoutHashes = (html: string) =>
  html
    .replaceAll(/(?<=<astro-island uid=)"\w+"/g, "")
    .replaceAll(/-[\da-f]{16}(?=")/g, "")
    .replace(/(?<=; style-src 'self')[^;]*/, "");

const build = (cwd: string) =>
  execFileSync(process.execPath, ["node_modules/astro/bin/astro.mjs", "build"], {
    cwd,
    env: plainEnvironment(),
    encoding: "utf8",
    stdio: "pipe",
  });

const test = base.extend<object, { site: { url: string; dist: string } }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from the pattern
    async ({}, use) => {
      const folder = copyWithRepository();
      build(folder);
      const dist = join(folder, "dist");
      const { url, close } = await serve(createApp({ folder: dist }).fetch);
      await use({ url, dist });
      await close();
      rmSync(folder, { recursive: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

test.describe("without a repository among the facts", () => {
  test.use({ expectedErrors: NOT_FOUND_ERRORS });

  test("there is no editor", async ({ page }) => {
    expect((await page.goto("/admin"))?.status()).toBe(404);
    expect(existsSync("dist/admin")).toBe(false);
  });
});

test("with a repository, the editor has its own policy, is not indexed, and changes no page but the cookie policy", async ({
  site,
  request,
}) => {
  const admin = await request.get(`${site.url}/admin`);
  const html = await admin.text();
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain("default-src 'none'; script-src 'self' 'sha256-");
  expect(html).toContain("connect-src 'self' https://api.github.com;");
  const { etag: _, "last-modified": __, "content-length": ___, date: ____, ...headers } = admin.headers();
  const home = (await request.get(`${site.url}/`)).headers();
  expect(home).toMatchObject(headers);
  const read = (file: string) => readFileSync(join(site.dist, file), "utf8");
  expect(read("_headers")).toBe(readFileSync("dist/_headers", "utf8"));
  for (const file of ["sitemap-0.xml", "llms.txt", "robots.txt"]) expect(read(file)).not.toContain("admin");
  for (const route of ROUTES) {
    const file = route === "/" ? "index.html" : `${route}.html`;
    const html = withoutHashes(read(file));
    const others = route === "/cookies" ? html.replace(EDITOR_NOTE, "") : html;
    expect(others).toBe(withoutHashes(readFileSync(join("dist", file), "utf8")));
    expect(others).not.toContain("admin");
    if (route === "/cookies") expect(html).toMatch(EDITOR_NOTE);
  }
});

test.describe("two people", () => {
  // The editor's policy allows requests only to the git host.
  test.use({ expectedErrors: /Content Security Policy|Fetch API cannot load/ });

  test("save to the git host, and the second is warned about the first one's change", async ({
    site,
    page,
  }) => {
    const github = new GitHub();
    await github.answer(page);
    await page.goto(`${site.url}/admin`);
    await page.getByRole("button", { name: "Sign In Using Access Token" }).click();
    await page.getByRole("textbox", { name: "Personal Access Token" }).fill("a-token");
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await page.getByRole("treeitem", { name: "Texts", exact: true }).waitFor();
    const headline = page.locator(HEADLINE).getByRole("textbox");
    // While it is busy, the editor ignores changes of the address.
    const openHome = () =>
      expect(async () => {
        await page.goto(`${site.url}/admin#/collections/texts`);
        await page.goto(`${site.url}/admin#/collections/texts/entries/home`);
        await headline.waitFor({ timeout: 15_000 });
      }).toPass();
    await openHome();
    await headline.fill("My headline");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect.poll(() => github.files.get(HOME)).toContain("headline: My headline");
    // Otherwise the editor would return to its list after the entry was opened again.
    await expect(page).toHaveURL(/#\/collections\/[^/]+$/);

    await openHome();
    await headline.fill("My second headline");
    const theirs = (github.files.get(HOME) ?? "").replace(
      "headline: My headline",
      "headline: Their headline",
    );
    github.commit("Jaan", HOME, theirs);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const dialog = page.getByRole("alertdialog").or(page.getByRole("dialog"));
    await expect(dialog).toContainText("Jaan⁩ changed this entry");
    await expect(dialog).toContainText("If you save now, their changes will be lost.");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    expect(github.files.get(HOME)).toBe(theirs);
    await expect(headline).toHaveValue("My second headline");
  });
});

test("without the editor's package, the site is built without the editor", () => {
  test.setTimeout(120_000);
  const folder = copyWithRepository();
  rmSync(join(folder, "node_modules/@sveltia"));
  expect(build(folder)).toContain("@sveltia/cms is not installed: there is no /admin.");
  expect(existsSync(join(folder, "dist/index.html"))).toBe(true);
  expect(existsSync(join(folder, "dist/admin.html"))).toBe(false);
  rmSync(folder, { recursive: true });
});
