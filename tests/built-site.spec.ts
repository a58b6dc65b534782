import { hash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { files } from "../src/reader/files.ts";
import { expect, test } from "./fixtures.ts";
import { entriesOf, getContent } from "./support/content.ts";

test("every file of the site is used by a page or requested by programs under a known name", () => {
  const asked =
    /^dist\/(favicon\.ico|apple-touch-icon\.png|robots\.txt|sitemap-\w+\.xml|admin\/editor\/LICENSE\.txt)$/;
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

test("every page has a strict policy, nothing inline that it would block, and no drawing over 6 KB", () => {
  // The editor has its own policy (src/editor/admin.test.ts).
  for (const file of globSync("dist/**/*.html", { exclude: ["dist/admin.html"] })) {
    const html = readFileSync(file, "utf8");
    const [, policy = ""] = /<meta http-equiv="content-security-policy" content="([^"]+)"/i.exec(html) ?? [];
    const directives = policy.replaceAll("&#39;", "'").split(/; ?/).filter(Boolean);
    const own = expect.stringMatching(/^(script|style)-src 'self'( 'sha256-[\w+/=]+')*$/);
    expect(directives.sort(), file).toEqual([
      "base-uri 'none'",
      "connect-src 'self'",
      "default-src 'none'",
      "font-src 'self'",
      "form-action 'none'",
      "img-src 'self' data:",
      "require-trusted-types-for 'script'",
      own,
      own,
      "trusted-types 'none'",
    ]);
    const inline = Array.from(
      html.matchAll(/<(script|style)\b[^>]*>(.*?)<\/\1>/gs),
      ([, , text = ""]) => `sha256-${hash("sha256", text, "base64")}`,
    );
    // Those of other pages would be a tenth of what is transferred.
    for (const [, found] of policy.matchAll(/(sha256-[\w+/=]+)/g)) expect(inline).toContain(found);
    expect(html, file).not.toMatch(/<[^>]+\s(style|on[a-z]+)=/);
    // The drawings, which every visitor waits for.
    for (const [drawing] of html.matchAll(/<svg.*?<\/svg>/gs)) {
      expect(brotliCompressSync(drawing).byteLength, file).toBeLessThanOrEqual(6000);
    }
  }
});

/** Texts that a page shows on a condition: a fact, delivery mode, a crash. Tests of these ask for them. */
const CONDITIONAL =
  /^about\.(results|people)|(noneAvailable|oneUnavailable|noVatNumber)$|^contact\.topics|^error\.crash/;
/** What is no text. */
const NO_TEXT = /\.(picture|shows|claim\.id)$/;
const FILES: Record<string, string> = { home: "index", legal: "privacy", "not-found": "404", error: "500" };

/** All texts in a value, each with the path of its field; not of a question without an answer. */
function textsIn(value: unknown, path: string): [path: string, text: string][] {
  if (NO_TEXT.test(path) || CONDITIONAL.test(path)) return [];
  if (typeof value === "string") return [[path, value]];
  const parts = Object.entries(value ?? {});
  if (parts.some(([name, part]) => name === "answer" && part === null)) return [];
  return parts.flatMap(([name, part]) => textsIn(part, `${path}.${name}`));
}

test("each text of a page or a service is shown", () => {
  const names = Object.keys(files).flatMap((name) => /^pages\/(.*)/.exec(name)?.[1] ?? []);
  const pages = names.map((name) => [name, FILES[name] ?? name, getContent(`pages/${name}` as "pages/home")]);
  for (const [name, file, data] of [...pages, ["", "{index,services}", entriesOf("services")]] as const) {
    const html = globSync(`dist/${file}.html`)
      .map((path) => readFileSync(path, "utf8"))
      .join();
    const shown = html.replace(/<(script|style).*?<\/\1>| props="[^"]*"/gs, "");
    // The attributes' texts, and those that elements are in.
    const words = (shown + shown.replace(/<[^>]*>/g, ""))
      .replaceAll("\u00a0", " ")
      .replace(/&(#39|#x27);/g, "'")
      .replaceAll("&quot;", '"')
      .replaceAll("&amp;", "&");
    const missing = textsIn(data, `${name}`).filter(
      // What stands in braces is filled in by code.
      ([, text]) => !text.split(/\{\w+\}/).every((part) => words.includes(part.trim())),
    );
    expect.soft(missing).toEqual([]);
  }
});
