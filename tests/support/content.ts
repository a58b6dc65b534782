import { globSync } from "node:fs";
import { join, parse } from "node:path";
import type { z } from "astro/zod";
import { files, folders } from "../../src/content.config.ts";
import { loadFacts } from "../../src/lib/content/facts.ts";
import { CONTENT_FOLDER, readMarkdown, readYaml } from "../../src/lib/content/read-content.ts";

const FACTS = loadFacts();
/** The facts about the company. */
export const { site } = FACTS;

/**
 * Reads texts as the build does. Tests expect these, not copies of them, because an editor may
 * change them.
 */
export function copyOf<Name extends keyof typeof files>(name: Name): z.infer<(typeof files)[Name]["schema"]> {
  const { path, schema }: { path: string; schema: z.ZodType } = files[name];
  return readYaml(join(CONTENT_FOLDER, path), schema, FACTS.references) as z.infer<
    (typeof files)[Name]["schema"]
  >;
}

/** Reads the texts of all entries of a folder, by the names of their files. */
export function entriesOf<Name extends keyof typeof folders>(
  name: Name,
): Record<string, z.infer<(typeof folders)[Name]["schema"]>> {
  const { path, schema }: { path: string; schema: z.ZodType } = folders[name];
  const entries = globSync(join(CONTENT_FOLDER, path, "*")).map((file) => {
    const { name: id, ext } = parse(file);
    const data =
      ext === ".md" ? readMarkdown(file, schema, FACTS).data : readYaml(file, schema, FACTS.references);
    return [id, data as z.infer<(typeof folders)[Name]["schema"]>] as const;
  });
  return Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b)));
}
