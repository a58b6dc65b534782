/** Reads the texts and facts of src/content: for pages, tests, the editor, the guide and the launch check. */
import { existsSync, globSync } from "node:fs";
import { parse } from "node:path";
import type { z } from "astro/zod";
import { ContentError } from "../lib/content-error.ts";
import { checkSiteUrl } from "../lib/site-url.ts";
import type { Known } from "../schemas/references.ts";
import { PHOTOS, type Site } from "../schemas/site.ts";
import { CONTENT_FOLDER, files, folders } from "./files.ts";
import { readContent } from "./read-content.ts";

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
  const photos = globSync("*", { cwd: `.${PHOTOS}` }).sort();
  const site = readFile("site", { site: {}, photo: photos.map((name) => ({ id: `${PHOTOS}/${name}` })) });
  return env["SITE_URL"] ? { ...site, url: checkSiteUrl(env["SITE_URL"]) } : site;
}

/**
 * Reads a file of texts.
 * @param name its path in src/content, without the extension
 * @throws Error that names the file, the field and the reason of each mistake
 */
export const getContent = <Name extends Exclude<FileName, "site">>(name: Name, site = getSite()) =>
  readFile(name, readKnown(site));

/**
 * Reads the entries of a folder, in their order if they have one.
 * @throws Error that names the file, the field and the reason of each mistake
 */
export const getFolder = <Name extends FolderName>(name: Name, site = getSite()) =>
  readFolder(name, readKnown(site));

/** Reads the services, in their order. */
export const getServices = () => getFolder("services").map(({ id, data }) => ({ id, ...data }));

const readKnown = (site: Site) => knownBy(site, readFile("claims", { site }));

/** What texts can name, by the facts and the claims, which are read first. */
export const knownBy = (site?: Site, claims?: z.infer<typeof files.claims>): Known => ({
  site,
  claim: claims?.claims,
  service: filesIn("services").map((file) => ({ id: idOf(file) })),
});

/** Reads a file of texts by what they can name. */
export const readFile = <Name extends FileName>(name: Name, known: Known) =>
  readContent(`${CONTENT_FOLDER}/${name}.yaml`, files[name], known).data as z.infer<(typeof files)[Name]>;

/** Reads an entry of a folder by what it can name. */
export function readEntry<Name extends FolderName>(name: Name, file: string, known: Known) {
  const id = idOf(file);
  const isTaken = TAKEN.test(id) || existsSync(`src/pages/${id}.astro`);
  if (!SLUG.test(id) || (name === "legal" && isTaken)) throw new ContentError(file, [{ message: NO_SLUG }]);
  const { data, body } = readContent(file, folders[name], known);
  return { id, file, data: data as z.infer<(typeof folders)[Name]>, body };
}

/** Reads the entries of a folder by what they can name. */
export function readFolder<Name extends FolderName>(name: Name, known: Known) {
  const entries = filesIn(name)
    .map((file) => readEntry(name, file, known))
    .sort((a, b) => orderOf(a.data) - orderOf(b.data));
  for (const [index, { file, data }] of entries.entries()) {
    const before = entries[index - 1];
    if (!before || !orderOf(data) || orderOf(data) !== orderOf(before.data)) continue;
    const message = `is ${orderOf(data)}, as in ${before.file}. Give each its own`;
    throw new ContentError(file, [{ message, path: ["order"] }]);
  }
  return entries;
}

export const filesIn = (folder: FolderName) => globSync(`${CONTENT_FOLDER}/${folder}/*.{yaml,md}`).sort();
const idOf = (file: string) => parse(file).name;
const orderOf = (data: object) => ("order" in data ? Number(data.order) : 0);
