/**
 * Reads the texts and facts of src/content for pages. They are validated here and not by Astro's
 * collections, because references are filled in first, and because a mistake then also shows in the
 * browser during development.
 */
import { getCollection, getEntry } from "astro:content";
import type { MarkdownHeading } from "astro";
import type { z } from "astro/zod";
import { files, folders } from "./content.config";
import { resolveOutcome } from "./lib/content/claims";
import { createFacts } from "./lib/content/facts";
import type { Facts } from "./lib/content/facts.schema";
import { CONTENT_FOLDER, fillMarkdown, validate } from "./lib/content/read-content";
import { fillReferences } from "./lib/content/references";

type Data<T extends { schema: z.ZodType }> = z.infer<T["schema"]>;
type FileName = keyof typeof files;
type FolderName = keyof typeof folders;

/**
 * Returns the texts or facts of a file.
 * @throws Error that names the file and the field of a mistake
 */
export async function getSingle<Name extends FileName>(name: Name): Promise<Data<(typeof files)[Name]>> {
  const facts = await getFacts();
  if (name === "site" || name === "claims") {
    return facts[name as "site" | "claims"] as Data<(typeof files)[Name]>;
  }
  return readFile(name, facts);
}

async function getFacts(): Promise<Facts> {
  return createFacts(await readFile("site"), await readFile("claims"));
}

async function readFile<Name extends FileName>(name: Name, facts?: Facts) {
  const { path, schema }: { path: string; schema: z.ZodType } = files[name];
  const entry = await getEntry("content", path.replace(/\.yaml$/, ""));
  const data = validate(`${CONTENT_FOLDER}/${path}`, entry?.data, schema, facts?.references);
  return data as Data<(typeof files)[Name]>;
}

/** Returns the entries of a folder by their file names, with the facts for their texts. */
async function readFolder<Name extends FolderName>(name: Name) {
  const { path, schema }: { path: string; schema: z.ZodType } = folders[name];
  const facts = await getFacts();
  const entries = await getCollection("content", ({ id }) => id.startsWith(`${path}/`));
  return entries.map((entry) => {
    const file = entry.filePath ?? entry.id;
    const data = validate(file, entry.data, schema, facts.references) as Data<(typeof folders)[Name]>;
    return { id: entry.id.slice(path.length + 1), file, data, entry, facts };
  });
}

/** Returns the services in their order, with the claims in their outcomes. */
export async function getServices() {
  const services = await readFolder("services");
  return services
    .sort((a, b) => a.data.order - b.data.order)
    .map(({ id, data, facts }) => ({
      ...data,
      id,
      outcomes: data.outcomes.map((outcome) => resolveOutcome(outcome, facts.claims)),
    }));
}

/** Returns the texts of a folder of Markdown files, with their HTML and headings. */
export async function getMarkdown<Name extends Exclude<FolderName, "services">>(name: Name) {
  const entries = await readFolder(name);
  return entries.map(({ id, file, data, entry: { body = "", rendered }, facts }) => {
    const html = fillMarkdown(file, body, facts, rendered?.html, escapeHtml);
    const headings = ((rendered?.metadata?.["headings"] ?? []) as MarkdownHeading[])
      // Not those of parts for another mode.
      .filter(({ slug }) => html.includes(`id="${slug}"`))
      .map((heading) => ({ ...heading, text: fillReferences(heading.text, facts.references) }));
    return { id, file, data, html, headings };
  });
}

const escapeHtml = (value: string) =>
  value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
