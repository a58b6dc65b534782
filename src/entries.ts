/** Reads the texts and facts of src/content: for pages, tests, the editor, the guide and the launch check. */
import { globSync } from "node:fs";
import { parse } from "node:path";
import type { z } from "astro/zod";
import { CONTENT_FOLDER, files, folders } from "./content.config.ts";
import { criticalCount } from "./features/assessment/calculation.ts";
import { readMarkdown, readYaml } from "./lib/content/read-content.ts";
import { checkSiteUrl } from "./lib/site-url.ts";
import type { Result } from "./schemas/results.ts";
import { type Site, siteSchema } from "./schemas/site.ts";

type Data<T extends { schema: z.ZodType }> = z.infer<T["schema"]>;
type FileName = keyof typeof files;
type FolderName = keyof typeof folders;

/** The file of the facts. */
export const SITE_FILE = `${CONTENT_FOLDER}/${files.site.path}`;

/**
 * Reads the facts about the company.
 * @param env SITE_URL in it overrides the public address
 * @throws Error that names the file, the field and the reason of each mistake
 */
export function getSite(env: Readonly<Record<string, string | undefined>> = process.env): Site {
  const site = readYaml(SITE_FILE, siteSchema);
  return env["SITE_URL"] ? { ...site, url: checkSiteUrl(env["SITE_URL"]) } : site;
}

/**
 * Reads a file of texts.
 * @throws Error that names the file, the field and the reason of each mistake
 */
export function getSingle<Name extends Exclude<FileName, "site">>(
  name: Name,
  site = getSite(),
): Data<(typeof files)[Name]> {
  const { path, schema }: { path: string; schema: z.ZodType } = files[name];
  return readYaml(`${CONTENT_FOLDER}/${path}`, schema, site) as Data<(typeof files)[Name]>;
}

/**
 * Reads the entries of a folder, in their order if they have one.
 * @throws Error that names the file, the field and the reason of each mistake
 */
export function getFolder<Name extends FolderName>(name: Name, site = getSite()) {
  const { path, schema }: { path: string; schema: z.ZodType } = folders[name];
  return globSync(`${CONTENT_FOLDER}/${path}/*.{yaml,md}`)
    .sort()
    .map((file) => {
      const { data, body } = file.endsWith(".md")
        ? readMarkdown(file, schema, site)
        : { data: readYaml(file, schema, site), body: "" };
      return { id: parse(file).name, file, data: data as Data<(typeof folders)[Name]>, body };
    })
    .sort((a, b) => orderOf(a.data) - orderOf(b.data));
}

/** Reads the services, in their order. */
export const getServices = () => getFolder("services").map(({ id, data }) => ({ id, ...data }));

/** Reads the results of clients, each with the verdict of the assessment's test, and the words around them. */
export function getResults() {
  const { results, words } = getSingle("results");
  return { results: results.map((result): Result => ({ ...result, verdict: verdictOn(result) })), words };
}

function verdictOn({ before, after, months }: Pick<Result, "before" | "after" | "months">) {
  if (after < before) return "fell";
  return after >= criticalCount(before, months, months) ? "moreThanLuck" : "couldBeLuck";
}

const orderOf = (data: object) => ("order" in data ? Number(data.order) : 0);
