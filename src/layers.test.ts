import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, it } from "vitest";

const LOWEST = ["src/lib", "src/schemas", "src/styles", "src/illustrations"];
const UI = [...LOWEST, "src/components/ui"];
const FEATURES = ["src/features/assessment", "src/features/enquiry", "src/features/guide"];
const READER = [...LOWEST, ...FEATURES, "src/reader"];
const PAGES = ["src/layouts", "src/pages"];

const each = (layers: readonly string[], imports: readonly string[]) =>
  Object.fromEntries(layers.map((layer) => [layer, imports]));
/** What each layer may import beside itself, as docs/architecture.md draws it. */
const LAYERS: Record<string, readonly string[]> = {
  "src/lib": [],
  "src/styles": [],
  "src/schemas": ["src/lib"],
  "src/illustrations": ["src/lib", "src/styles"],
  ...each(["src/components/ui", "src/seo"], LOWEST),
  ...each(["src/components/site", "src/components/sections"], UI),
  ...each(FEATURES, [...UI, "src/features/enquiry"]),
  // No calculation of a feature.
  "src/reader": [...LOWEST, ...FEATURES.map((folder) => `${folder}/${basename(folder)}.schema.ts`)],
  "src/content.config.ts": ["src/reader"],
  ...each(PAGES, [...READER, ...PAGES, "src/components", "src/seo"]),
  "src/editor": READER,
  "src/integrations": [...LOWEST, "src/reader", "src/editor", "server"],
  // No more, because the image has none of the packages of the build; src/lib uses none.
  server: [
    "src/lib",
    "src/features/enquiry/shared-with-server",
    // Its types alone.
    "src/features/enquiry/enquiry.schema.ts",
    "build",
  ],
};

const isIn = (file: string, layer: string) => file === layer || file.startsWith(`${layer}/`);

it("imports go only in the directions of the layers", () => {
  const wrong: string[] = [];
  for (const file of globSync("{src,server}/**/*.{ts,tsx,astro,css}")) {
    if (/\.(test|fixture)\./.test(file)) continue;
    const layer = Object.keys(LAYERS).find((name) => isIn(file, name)) ?? "";
    for (const [, path = ""] of readFileSync(file, "utf8").matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)) {
      const imported = join(dirname(file), path);
      const allowed = [layer, ...(LAYERS[layer] ?? [])];
      if (!allowed.some((name) => isIn(imported, name))) wrong.push(`${file} imports ${imported}`);
    }
  }
  expect(wrong).toEqual([]);
});
