import { execFileSync } from "node:child_process";
import { appendFileSync, existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { serve } from "../../scripts/serve.ts";
import { createApp } from "../../server/app.ts";
import { expect, ROUTES, test } from "../fixtures";
import { copyProject, plainEnvironment } from "../support/copy-project.ts";

/** What the cookie policy says about the editor, which keeps a token in the editors' browsers. */
const EDITOR_NOTE = /\n?<p>[^<]*\/admin[^<]*<\/p>/;

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

test.setTimeout(180_000);
// The editor's policy allows requests only to the git host, which denies access here.
test.use({
  expectedErrors: /Content Security Policy|Fetch API cannot load|status of 404|Not a collaborator/,
});

test("without a repository among the facts, there is no editor", async ({ request }) => {
  expect((await request.get("/admin")).status()).toBe(404);
  expect(existsSync("dist/admin")).toBe(false);
});

test("with a repository, the editor has its own policy, signs in to the repository, and changes no page but the cookie policy", async ({
  page,
  request,
}) => {
  const folder = copyWithRepository();
  build(folder);
  const dist = join(folder, "dist");
  const { url, close } = await serve(createApp({ folder: dist }).fetch);

  const admin = await request.get(`${url}/admin`);
  const html = await admin.text();
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain("default-src 'none'; script-src 'self' 'sha256-");
  expect(html).toContain("connect-src 'self' https://api.github.com;");
  const { etag: _, "last-modified": __, "content-length": ___, date: ____, ...headers } = admin.headers();
  expect((await request.get(`${url}/`)).headers()).toMatchObject(headers);

  const asked: string[] = [];
  // Only requests that the policy allows get here.
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
  await close();

  const read = (file: string) => readFileSync(join(dist, file), "utf8");
  expect(read("_headers")).toBe(readFileSync("dist/_headers", "utf8"));
  for (const file of ["sitemap-0.xml", "robots.txt"]) expect(read(file)).not.toContain("admin");
  for (const route of ROUTES) {
    const file = route === "/" ? "index.html" : `${route}.html`;
    const html = withoutHashes(read(file));
    const others = route === "/cookies" ? html.replace(EDITOR_NOTE, "") : html;
    expect(others).toBe(withoutHashes(readFileSync(join("dist", file), "utf8")));
    expect(others).not.toContain("admin");
    if (route === "/cookies") expect(html).toMatch(EDITOR_NOTE);
  }
  rmSync(folder, { recursive: true });
});
