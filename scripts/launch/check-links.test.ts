import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { checkLinks } from "./check-links.ts";

/** Returns the dead links of a site with these two pages. */
function deadLinks(index: string, about = ""): string[] {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "index.html"), index);
  writeFileSync(join(folder, "about.html"), about);
  writeFileSync(join(folder, "guide.pdf"), "");
  return checkLinks(folder).map(({ where }) => where.replace(`${folder}/`, ""));
}

it("links to existing pages, files and fragments are accepted, and those to other sites", () => {
  const own = ["/", "/about", "/about#team", "#top", "/#top", "/guide.pdf", "/about#team=1-2"];
  const links = [...own, "https://example.com/x", "mailto:a@b.ee", "tel:+372"];
  const html = links.map((href) => `<a class="link" href="${href}">x</a>`).join("");
  expect(deadLinks(`${html}<p id="top"></p>`, '<h2 id="team"></h2>')).toEqual([]);
});

it.each(["www.example.com", "contact", "/abuot", "/about#nobody", "#nowhere", "/missing.pdf"])(
  "a dead link to %s is reported once",
  (href) => {
    const link = `<a href="${href}">x</a>`;
    expect(deadLinks(link + link)).toEqual([`index.html, link to ${href}`]);
  },
);
