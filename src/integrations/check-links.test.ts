import { appendFileSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { temporaryFolder, workInTemporaryFolder } from "../../tests/support/temporary-folder.ts";
import { findDeadLinks } from "./check-links.ts";

/** Returns the dead links of a site with these two pages. */
function deadLinks(index: string, about = ""): string[] {
  const folder = temporaryFolder();
  writeFileSync(`${folder}/index.html`, index);
  writeFileSync(`${folder}/about.html`, about);
  writeFileSync(`${folder}/guide.pdf`, "");
  return findDeadLinks(folder, "https://company.ee");
}

it("links to existing pages, files and fragments are accepted, and those to other sites", () => {
  const own = ["/", "/about", "/about#team", "#p%C3%A4is", "/#p%C3%A4is", "/guide.pdf"];
  const links = [...own, "https://company.ee/about", "https://example.com/x", "mailto:a@b.ee", "tel:+372"];
  const html = links.map((href) => `<a class="link" href="${href}">x</a>`).join("");
  const pictures = '<img alt="" src="/guide.pdf"><img alt="" src="data:image/png;base64,AA">';
  expect(deadLinks(`${html}${pictures}<p id="päis"></p>`, '<h2 id="team"></h2>')).toEqual([]);
});

it.each(["www.example.com", "contact", "/abuot", "/about#nobody", "#nowhere", "https://company.ee/x"])(
  "a dead link to %s is reported once, with its page",
  (href) => {
    const link = `<a href="${href}">x</a>`;
    expect(deadLinks(link + link)).toEqual([`✖ ${href}\n  → index.html`]);
  },
);

it.each(["/missing.png", "https://example.com/logo.png"])("a picture %s is reported with its text", (src) => {
  workInTemporaryFolder("src/content");
  appendFileSync("src/content/legal/terms.md", `\n![logo](${src})\n`);
  const dead = deadLinks(`<p><img src="${src}" alt="logo"></p>`);
  expect(dead).toEqual([`✖ ${src}\n  → src/content/legal/terms.md`]);
});
