import { globSync, readFileSync, statSync } from "node:fs";
import { basename, extname, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Loader, LoaderContext } from "astro/loaders";
import { parse } from "yaml";
import { CopyError, fillFacts, fillFactsDeep, keepMode } from "./copy.ts";
import { isDeliveryMode } from "./delivery-mode.ts";

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;

/**
 * Loads words for the site: YAML files, and Markdown files with front matter.
 * References to facts are filled in first. Astro's own loaders only log a file
 * that can't be parsed and go on; this one fails the build.
 * @param path a file, or a folder whose .yaml and .md files are loaded; the
 *   entry's id is the file's name without its ending
 * @param references what each reference to a fact stands for
 * @throws Error that names the file, the field and the reason
 */
export function copyLoader(path: string, references: ReadonlyMap<string, string>): Loader {
  return {
    name: "copy-loader",
    async load(context) {
      const loadAll = async () => {
        context.store.clear();
        for (const file of filesAt(path)) {
          await loadFile(file, references, context);
        }
      };
      await loadAll();
      context.watcher?.on("change", async (changed) => {
        if (resolve(changed).startsWith(resolve(path))) {
          // In development a mistake is shown and the last good text stays.
          await loadAll().catch((error: Error) => context.logger.error(error.message));
        }
      });
    },
  };
}

function filesAt(path: string): string[] {
  return statSync(path).isDirectory() ? globSync(join(path, "*.{yaml,md}")).sort() : [path];
}

async function loadFile(
  file: string,
  references: ReadonlyMap<string, string>,
  { store, parseData, renderMarkdown }: LoaderContext,
): Promise<void> {
  const source = readFileSync(file, "utf8");
  const isMarkdown = extname(file) === ".md";
  const id = basename(file, extname(file));
  try {
    const raw = parse(isMarkdown ? (FRONT_MATTER.exec(source)?.[1] ?? "") : source);
    const filled = fillFactsDeep(raw, references) as Record<string, unknown>;
    const data = await parseData({ id, data: filled, filePath: resolve(file) });
    if (isMarkdown) {
      const text = keepMode(source.replace(FRONT_MATTER, ""), isDeliveryMode() ? "delivery" : "log");
      const body = fillFacts(text, references);
      const rendered = await renderMarkdown(body, { fileURL: pathToFileURL(resolve(file)) });
      store.set({ id, data, body, rendered, filePath: relative(".", file) });
    } else {
      store.set({ id, data, filePath: relative(".", file) });
    }
  } catch (error) {
    // The schema's own errors name the file already; these two kinds don't.
    if (error instanceof CopyError || (error instanceof Error && error.name === "YAMLParseError")) {
      throw new Error(`${file} has an error.\n  ${error.message}`);
    }
    throw error;
  }
}
