import { hash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "./fixtures.ts";

test("every file of the site is used by a page or requested by programs under a known name", () => {
  const asked =
    /^dist\/(favicon\.ico|apple-touch-icon\.png|robots\.txt|sitemap-\w+\.xml|\.well-known\/security\.txt|admin\/editor\/LICENSE\.txt)$/;
  const forHosts = ["dist/.nojekyll", "dist/_headers"]; // Files that hosts read.
  expect(forHosts.filter((file) => existsSync(file))).toEqual(forHosts);
  const written = /\.(html|br|gz)$/; // Pages and compressed files.
  const text = globSync("dist/**/*.{html,js,css}").map((file) => readFileSync(file, "utf8"));
  const unused = globSync("dist/**/*", { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replace(`${process.cwd()}/`, ""))
    .filter((file) => !written.test(file) && !asked.test(file) && !forHosts.includes(file))
    .filter((file) => {
      const name = basename(file);
      // A photo has the name that its file has.
      return !text.some((content) => content.includes(name) || content.includes(encodeURI(name)));
    });
  expect(unused).toEqual([]);
});

test("the HTML page of the guide is never published", () => {
  const published = ["index", "guide"].filter((page) => existsSync(`dist/${page}.html`));
  expect(published).toEqual(["index"]);
});

test("every page has a strict policy, and nothing inline that it would block", () => {
  // The editor has its own policy (src/editor/admin.test.ts).
  for (const file of globSync("dist/**/*.html", { exclude: ["dist/admin.html"] })) {
    const html = readFileSync(file, "utf8");
    const [, policy = ""] = /<meta http-equiv="content-security-policy" content="([^"]+)"/i.exec(html) ?? [];
    const directives = policy.replaceAll("&#39;", "'").split(/; ?/);
    expect(directives, file).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "require-trusted-types-for 'script'",
      ]),
    );
    const inline = Array.from(
      html.matchAll(/<(script|style)\b[^>]*>(.*?)<\/\1>/gs),
      ([, , text = ""]) => `sha256-${hash("sha256", text, "base64")}`,
    );
    for (const directive of directives) {
      if (/^(script|style)-src/.test(directive)) {
        expect(directive, file).toMatch(/^\w+-src 'self'( 'sha256-[\w+/=]+')*$/);
        // Those of other pages would be a tenth of what is transferred.
        for (const [, found] of directive.matchAll(/'(sha256-[^']+)'/g)) expect(inline).toContain(found);
      }
    }
    expect(html, file).not.toMatch(/<[^>]+\s(style|on[a-z]+)=/);
  }
});
