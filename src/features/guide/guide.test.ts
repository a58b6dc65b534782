import { globSync, readFileSync, statSync } from "node:fs";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { afterAll, describe, expect, it } from "vitest";
import { describeEdition, describeGuide, GUIDE_FILE, PAGES_BEFORE } from "./guide-file.ts";

const FONTS = "node_modules/pdfjs-dist/standard_fonts/";
const task = getDocument({ data: new Uint8Array(readFileSync(GUIDE_FILE)), standardFontDataUrl: FONTS });
const pdf = await task.promise;
afterAll(() => task.destroy());

const source = readFileSync(GUIDE_FILE, "latin1");
const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
/** The text of each page, as one line. */
const texts = await Promise.all(
  pages.map(async (page) => {
    const { items } = await page.getTextContent();
    return plain(items.map((item) => ("str" in item ? item.str + (item.hasEOL ? " " : "") : "")).join(""));
  }),
);
function plain(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

const [cover] = await pdf.getOutline();
/** The bookmarks of the chapters, after the one of the contents. */
const bookmarks = cover?.items.slice(1) ?? [];

/** The page of a destination in the document, from 1. */
async function pageAt(place: unknown): Promise<number> {
  const explicit = typeof place === "string" ? await pdf.getDestination(place) : place;
  const [page] = explicit as [{ num: number; gen: number }];
  return (await pdf.getPageIndex(page)) + 1;
}

const links = await Promise.all(
  pages.map(async (page) => {
    const found: { subtype: string; url?: string; dest?: unknown }[] = await page.getAnnotations();
    return found.filter(({ subtype }) => subtype === "Link");
  }),
);

/** A part of a page's tag tree: an element, or a reference to its text. */
interface Tag {
  role?: string;
  id?: string;
  children?: Tag[];
}
const find = (tag: Tag, role: string): Tag[] =>
  tag.role === role ? [tag] : (tag.children ?? []).flatMap((child) => find(child, role));

const trees = await Promise.all(pages.map((page) => page.getStructTree()));
/** The tables of each page: of each row, the roles of its cells. */
const tables = trees.flatMap((tree) =>
  find(tree, "Table").map((table) =>
    find(table, "TR").map(({ children: cells = [] }) => cells.map(({ role }) => role)),
  ),
);

// It has today's texts only after the next npm run guide (the launch check says so), so these expect none.
describe("the growth guide", () => {
  it("has its edition on the cover and below the contents, and no other date", () => {
    const edition = /[A-Z][a-z]+ 20\d\d/.exec(texts[0] ?? "")?.[0] ?? "an edition";
    expect(texts[1]).toContain(edition);
    expect(source).not.toMatch(/\/(Creation|Mod)Date/);
  });

  it("has tables whose rows and columns have headers", () => {
    for (const [head, ...rows] of tables) {
      expect(new Set(head)).toEqual(new Set(["TH"]));
      for (const [first] of rows) expect(first).toBe("TH");
    }
    const rows = tables.flatMap(([, ...rows]) => rows);
    expect(source.match(/\/Scope \/Row/g)).toHaveLength(rows.length);
    expect(source).toContain("/Scope /Column");
  });

  it("has 8 to 12 pages and at most 500 KB, and its button says so", () => {
    expect(pdf.numPages).toBeGreaterThanOrEqual(8);
    expect(pdf.numPages).toBeLessThanOrEqual(12);
    const { size } = statSync(GUIDE_FILE);
    expect(size).toBeLessThanOrEqual(500 * 1024);
    expect(describeGuide("{pages}, {size}")).toBe(`${pdf.numPages}, ${Math.ceil(size / 1024)}`);
  });

  it("is in A4 and tagged, with a language and a title", async () => {
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const { info } = (await pdf.getMetadata()) as { info: { Language?: string; Title?: string } };
    expect(info.Language).toBe("en");
    expect(texts[0]).toContain(info.Title?.split(" | ")[0] ?? "a title");
    for (const [index, page] of pages.entries()) {
      const heading = index === 0 ? /"role":"H1"/ : /"role":"H2"/;
      expect(JSON.stringify(trees[index])).toMatch(heading);
      expect(page.view).toEqual([0, 0, expect.closeTo(595, 0), expect.closeTo(842, 0)]);
    }
  });

  it("has each chapter on a single page, with a bookmark for it and each of its sections", async () => {
    expect(bookmarks).toHaveLength(pdf.numPages - PAGES_BEFORE);
    for (const [index, { title, dest, items }] of bookmarks.entries()) {
      const page = index + 1 + PAGES_BEFORE;
      expect(await pageAt(dest)).toBe(page);
      const text = texts[page - 1] ?? "";
      const sections = items.map((item: { title: string }) => item.title);
      expect(sections.length).toBeGreaterThan(0);
      let after = 0;
      for (const heading of [title, ...sections].map(plain)) {
        const place = text.indexOf(heading, after);
        expect(place, `“${heading}” in its order on page ${page}`).toBeGreaterThanOrEqual(after);
        after = place + heading.length;
      }
      expect(text).toMatch(new RegExp(`(^${page}\\b|\\b${page}$)`));
    }
  });

  it("has contents that name each chapter with its page, and link to it", async () => {
    const leads = links[1]?.filter(({ dest }) => dest) ?? [];
    expect(leads).toHaveLength(bookmarks.length);
    for (const [index, { title }] of bookmarks.entries()) {
      const page = index + 1 + PAGES_BEFORE;
      expect(texts[1]).toMatch(new RegExp(`${RegExp.escape(plain(title))} \\D+ ${page} `));
      expect(await pageAt(leads[index]?.dest)).toBe(page);
    }
  });

  it("links to the public site, to one email address, and to sources, never to where it was printed", () => {
    const targets = [...new Set(links.flat().flatMap(({ url }) => url ?? []))];
    expect(targets.filter((url) => url.startsWith("mailto:"))).toHaveLength(1);
    expect(targets.filter((url) => url.endsWith("/contact"))).toHaveLength(1);
    for (const url of targets) expect(url).toMatch(/^(mailto:|https:\/\/(?!localhost|127\.))/);
  });
});

it("an edition is shown as a month", () => {
  expect(describeEdition("Edition of {month}", "2026-11")).toBe("Edition of November 2026");
});

/** Every calculation in the chapters, such as "48 / 0.5 = 96". */
const SUMS = globSync("src/content/guide/*.md").flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(/([\d(](?:[\d()%×/+− ]|[.,](?=\d))*) = ([\d,.]*\d%?)/g)].map(
    ([, ...parts]) => parts,
  ),
) as [sum: string, result: string][];
/** The result of a calculation as people write it. */
function numberOf(sum: string): number {
  const code = sum.replaceAll(",", "").replaceAll("×", "*").replaceAll("−", "-");
  return Number(new Function(`return ${code.replace(/([\d.]+)%/g, "($1/100)")}`)());
}

it.each(SUMS)("the guide's calculation is correct: %s = %s", (sum, result) => {
  // Exact to the digits that the text shows.
  const unit = result.endsWith("%") ? 0.01 : 10 ** -(result.split(".")[1]?.length ?? 0);
  expect(Math.abs(numberOf(sum) - numberOf(result))).toBeLessThanOrEqual(unit / 2);
});
