import { globSync, readFileSync, statSync } from "node:fs";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { afterAll, describe, expect, it } from "vitest";
import { loadFacts } from "../../lib/content/facts";
import { readMarkdown, readYaml } from "../../lib/content/read-content";
import { TYPEFACE } from "../../styles/typeface";
import { isGuideOutdated } from "./checksum";
import { guideChapterSchema, guideSchema } from "./guide.schema";
import { describeEdition, describeGuide, GUIDE_FILE } from "./guide-file";

const FONTS = "node_modules/pdfjs-dist/standard_fonts/";
const task = getDocument({ data: new Uint8Array(readFileSync(GUIDE_FILE)), standardFontDataUrl: FONTS });
const pdf = await task.promise;
afterAll(() => task.destroy());

const facts = loadFacts({});
const { site } = facts;
const copy = readYaml("src/content/guide.yaml", guideSchema, facts.references);
const chapters = globSync("src/content/guide/*.md")
  .map((file) => readMarkdown(file, guideChapterSchema, facts))
  .map(({ data, body }) => ({
    ...data,
    text: body,
    sections: [...body.matchAll(/^### (.*)$/gm)].map(([, section = ""]) => section),
  }))
  .sort((a, b) => a.order - b.order);

const POINTS_A_MILLIMETER = 72 / 25.4;
/** The tables with empty cells, with the least height of their rows. */
const WORKSHEETS = chapters.flatMap(({ order, title, text }) => {
  const table = /^(?:> )?\| ([^|]+) \|.*\n.*---.*\n((?:.*\| \|\n)+)/m.exec(text);
  if (!table) return [];
  const [, head = "", rows = ""] = table;
  const labels = [...rows.matchAll(/^(?:> )?\| ([^|]+) \|/gm)].map(([, label = ""]) => label);
  // Cells for a digit can be lower than cells for a sentence.
  return [{ order, title, head, labels, millimeters: rows.includes("| | | |") ? 7 : 10 }];
});

/** Every calculation in the text, such as "48 / 0.5 = 96". */
const SUMS = chapters.flatMap(({ text }) =>
  [...text.matchAll(/([\d(](?:[\d()%×/+− ]|[.,](?=\d))*) = ([\d,.]*\d%?)/g)].map(([, ...parts]) => parts),
) as [sum: string, result: string][];
/** The result of a calculation as people write it. */
function numberOf(sum: string): number {
  const code = sum.replaceAll(",", "").replaceAll("×", "*").replaceAll("−", "-");
  return Number(new Function(`return ${code.replace(/([\d.]+)%/g, "($1/100)")}`)());
}

const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
/** The pieces of text on each page. */
const pieces = await Promise.all(
  pages.map(async (page) => (await page.getTextContent()).items.filter((item) => "str" in item)),
);
/** The text of each page, as one line. */
const texts = pieces.map((items) =>
  plain(items.map(({ str, hasEOL }) => str + (hasEOL ? " " : "")).join("")),
);

function plain(text: string): string {
  return text.replace(/[’‘]/g, "'").replace(/\s+/g, " ").trim();
}

/** The page of a destination in the document, from 1. */
async function pageAt(place: unknown): Promise<number> {
  const explicit = typeof place === "string" ? await pdf.getDestination(place) : place;
  const [page] = explicit as [{ num: number; gen: number }];
  return (await pdf.getPageIndex(page)) + 1;
}

const annotations = await Promise.all(pages.map((page) => page.getAnnotations()));
const links = annotations.map((all) =>
  (all as { subtype: string; url?: string; dest?: unknown }[]).filter(({ subtype }) => subtype === "Link"),
);

// An edited text is in the PDF after the next npm run guide; until then the launch check says so.
describe.skipIf(isGuideOutdated())("the growth guide", () => {
  it("has its edition on the cover and below the contents, and no other date", () => {
    expect(describeEdition("Edition of {month}", "2026-11")).toBe("Edition of November 2026");
    const edition = describeEdition(copy.editionLabel, copy.edition);
    expect(texts[0]).toContain(edition);
    expect(texts[1]).toContain(edition);
    expect(readFileSync(GUIDE_FILE).toString("latin1")).not.toMatch(/\/(Creation|Mod)Date/);
  });

  it.each(WORKSHEETS)(
    "has rows of “$title” high enough for handwriting",
    ({ order, head, labels, millimeters }) => {
      const items = pieces[order + 1] ?? [];
      const [, , , , x, top] = items.find(({ str }) => str === head)?.transform ?? [];
      const heights = items
        .filter(({ str, transform }) => labels.includes(str) && transform[4] === x && transform[5] < top)
        .map(({ transform }) => transform[5]);
      expect(heights).toHaveLength(labels.length);
      const rows = heights.slice(1).map((height, index) => heights[index] - height);
      expect(Math.min(...rows)).toBeGreaterThanOrEqual(millimeters * POINTS_A_MILLIMETER);
    },
  );

  it.each(SUMS)("is calculated correctly: %s = %s", (sum, result) => {
    // Exact to the digits that the text shows.
    const unit = result.endsWith("%") ? 0.01 : 10 ** -(result.split(".")[1]?.length ?? 0);
    expect(Math.abs(numberOf(sum) - numberOf(result))).toBeLessThanOrEqual(unit / 2);
  });

  it("has 8 to 12 pages and at most 500 KB, and its button says so", () => {
    expect(pdf.numPages).toBeGreaterThanOrEqual(8);
    expect(pdf.numPages).toBeLessThanOrEqual(12);
    const { size } = statSync(GUIDE_FILE);
    expect(size).toBeLessThanOrEqual(500 * 1024);
    expect(describeGuide()).toBe(`PDF, ${pdf.numPages} pages, ${Math.ceil(size / 1024)} KB`);
  });

  it("stops the build if its file is not a PDF", () => {
    expect(() => describeGuide("src/content/guide.yaml")).toThrow(
      "has no pages. Make it again: npm run guide.",
    );
  });

  it("is in A4 and tagged, with a language and a title", async () => {
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Language: "en", Title: `${copy.title} | ${site.brand}` });
    for (const page of pages) {
      const heading = page === pages[0] ? /"role":"H1"/ : /"role":"H2"/;
      expect(JSON.stringify(await page.getStructTree())).toMatch(heading);
      expect(page.view).toEqual([0, 0, expect.closeTo(595, 0), expect.closeTo(842, 0)]);
    }
  });

  it("has a bookmark for each chapter and each of its sections, which leads to the chapter's page", async () => {
    const [cover] = await pdf.getOutline();
    const [, ...bookmarks] = cover?.items ?? [];
    expect(bookmarks.map(({ title }) => plain(title))).toEqual(
      chapters.map(({ order, title }) => `${order} ${plain(title)}`),
    );
    for (const [index, { dest, items }] of bookmarks.entries()) {
      expect(await pageAt(dest)).toBe(index + 3);
      expect(items.map((item: { title: string }) => plain(item.title))).toEqual(
        chapters[index]?.sections.map(plain),
      );
    }
  });

  it("has each chapter on a single page, with its sections in order, to which the contents link", async () => {
    expect(pdf.numPages).toBe(chapters.length + 2);
    const leads = links[1]?.filter(({ dest }) => dest) ?? [];
    expect(leads).toHaveLength(chapters.length);
    for (const [index, { order, title, sections }] of chapters.entries()) {
      const page = order + 2;
      const text = texts[page - 1] ?? "";
      const places = [`${order} ${title}`, ...sections].map((heading) => text.indexOf(plain(heading)));
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(text).toMatch(new RegExp(`(^${page}\\b|\\b${page}$)`));
      expect(texts[1]).toContain(`${copy.contents.page} ${page}`);
      expect(await pageAt(leads[index]?.dest)).toBe(page);
    }
  });

  it("links only to the site, its email address, and the sources in its chapters", () => {
    const targets = new Set(links.flat().flatMap(({ url }) => url ?? []));
    const own = [`mailto:${site.email}`, `${site.url}/contact`];
    for (const address of own) expect(targets).toContain(address);
    const sources = chapters.flatMap(({ text }) =>
      [...text.matchAll(/\]\((https?:[^)]+)\)/g)].map(([, url]) => url),
    );
    const others = [...targets].filter((url) => !url.startsWith(`${site.url}/`) && !own.includes(url));
    expect(new Set(others)).toEqual(new Set(sources));
  });

  it("embeds its fonts", () => {
    const file = readFileSync(GUIDE_FILE).toString("latin1");
    const names = [...file.matchAll(/\/BaseFont\s*\/(?:[A-Z]{6}\+)?([\w-]+)/g)].map(([, name]) => name);
    expect(new Set(names).size).toBeGreaterThanOrEqual(2);
    for (const name of names) expect(name).toContain(TYPEFACE.name.replaceAll(" ", ""));
  });
});

it("the rows of tables have headers, as its columns do", () => {
  const source = readFileSync(GUIDE_FILE, "latin1");
  const rows = chapters.flatMap(({ text }) => text.match(/^\|(?!-|.*\n\|-)/gm) ?? []);
  expect(source.split("/Scope /Row").length - 1).toBeGreaterThanOrEqual(rows.length);
  expect(source).toContain("/Scope /Column");
});
