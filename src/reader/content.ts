/** Reads the texts and facts of src/content: for pages, tests, the editor, the guide and the launch check. */
import { existsSync, globSync } from "node:fs";
import { parse } from "node:path";
import type { z } from "astro/zod";
import { ContentError } from "../lib/content-error.ts";
import { checkSiteUrl } from "../lib/site-url.ts";
import { NO_PHOTO, PHOTOS, type Site, siteSchema } from "../schemas/site.ts";
import { CONTENT_FOLDER, files, folders } from "./files.ts";
import { type Choices, readMarkdown, readYaml } from "./read-content.ts";

export type FileName = keyof typeof files;
export type FolderName = keyof typeof folders;

/** The names of the files in folders, which are in addresses. */
const SLUG = /^[a-z\d-]+$/;
/** Addresses of the server, and of pages that have no file of that name in src/pages. */
const TAKEN = /^(enquiry-(sent|failed)|admin|guide|healthz|readyz)$/;
const NO_SLUG =
  "The file's name must have small letters, digits and hyphens only, and not be that of another page: it is in the address.";

/** The file of the facts. */
export const SITE_FILE = `${CONTENT_FOLDER}/site.yaml`;

/**
 * Reads the facts about the company.
 * @param env SITE_URL in it overrides the public address
 * @throws Error that names the file, the field and the reason of each mistake
 */
export function getSite(env: Readonly<Record<string, string | undefined>> = process.env): Site {
  const site = readYaml(SITE_FILE, siteSchema, {}, CHOICES);
  return env["SITE_URL"] ? { ...site, url: checkSiteUrl(env["SITE_URL"]) } : site;
}

/**
 * Reads a file of texts.
 * @param name its path in src/content, without the extension
 * @throws Error that names the file, the field and the reason of each mistake
 */
export function getContent<Name extends Exclude<FileName, "site">>(name: Name, site = getSite()) {
  return readFile(name, site) as z.infer<(typeof files)[Name]>;
}

/** Reads a file of texts. Without the facts, references to them stay as they are. */
export const readFile = (name: FileName, site?: Site): unknown =>
  readYaml(`${CONTENT_FOLDER}/${name}.yaml`, files[name] as z.ZodType, site, CHOICES);

/**
 * Reads the entries of a folder, in their order if they have one.
 * @throws Error that names the file, the field and the reason of each mistake
 */
export function getFolder<Name extends FolderName>(name: Name, site = getSite()) {
  return filesIn(name)
    .map((file) => readEntry(name, file, site))
    .sort((a, b) => orderOf(a.data) - orderOf(b.data));
}

/** Reads an entry of a folder. Without the facts, references to them stay as they are. */
export function readEntry<Name extends FolderName>(name: Name, file: string, site?: Site) {
  const schema: z.ZodType = folders[name];
  const id = idOf(file);
  const isTaken = TAKEN.test(id) || existsSync(`src/pages/${id}.astro`);
  if (!SLUG.test(id) || (name === "legal" && isTaken)) throw new ContentError(file, [{ message: NO_SLUG }]);
  const { data, body } = file.endsWith(".md")
    ? readMarkdown(file, schema, site)
    : { data: readYaml(file, schema, site, CHOICES), body: "" };
  return { id, file, data: data as z.infer<(typeof folders)[Name]>, body };
}

/** Reads the services, in their order. */
export const getServices = () => getFolder("services").map(({ id, data }) => ({ id, ...data }));

export const filesIn = (folder: FolderName) => globSync(`${CONTENT_FOLDER}/${folder}/*.{yaml,md}`).sort();
const idOf = (file: string) => parse(file).name;
const orderOf = (data: object) => ("order" in data ? Number(data.order) : 0);

/** What a text may choose outside of its file. */
const CHOICES: Choices = {
  /** Returns the claim itself. */
  claim: (name) => findById(name, "claims.yaml", getContent("claims").claims),
  service(name) {
    const services = filesIn("services").map((file) => ({ id: idOf(file) }));
    return findById(name, "services", services).id;
  },
  /** Returns the name as the disk has it: upper case may differ, and Macs write “õ” as two characters. */
  photo(file) {
    const plain = (path: string) => path.normalize("NFC").toLowerCase();
    const photos = globSync("*", { cwd: `.${PHOTOS}` }).map((name) => `${PHOTOS}/${name}`);
    const found = photos.find((photo) => plain(photo) === plain(file));
    if (found) return found;
    throw new Error(NO_PHOTO);
  },
};

function findById<T extends { id: string }>(name: string, where: string, items: readonly T[]): T {
  const item = items.find(({ id }) => id === name);
  if (item) return item;
  const ids = items.map(({ id }) => id).join(", ");
  throw new Error(`“${name}” is not in ${CONTENT_FOLDER}/${where}. It has: ${ids}`);
}
