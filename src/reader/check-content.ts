/** Reads all that src/content has, before a build. */
import sharp from "sharp";
import {
  type FileName,
  type FolderName,
  filesIn,
  getSite,
  knownBy,
  readEntry,
  readFile,
  readFolder,
} from "./content.ts";
import { files, folders } from "./files.ts";

/**
 * Reads all files of src/content.
 * @throws Error that names the mistakes of all of them
 */
export async function checkContent(): Promise<void> {
  // A set, because a folder names the mistakes of its entries again.
  const mistakes = new Set<string>();
  const attempt = async <T>(read: () => T) => {
    try {
      return await read();
    } catch (error) {
      mistakes.add((error as Error).message);
      return undefined;
    }
  };
  const site = await attempt(getSite);
  for (const { photo } of site?.people ?? []) if (photo) await attempt(() => checkPhoto(photo));
  const known = knownBy(site, await attempt(() => readFile("claims", { site })));
  for (const name of Object.keys(files) as FileName[]) {
    if (name !== "site") await attempt(() => readFile(name, known));
  }
  for (const name of Object.keys(folders) as FolderName[]) {
    for (const file of filesIn(name)) await attempt(() => readEntry(name, file, known));
    await attempt(() => readFolder(name, known));
  }
  if (mistakes.size > 0) throw new Error([...mistakes].join("\n\n"));
}

/** Astro publishes a photo of which only a part has arrived, with a grey rest. */
async function checkPhoto(photo: string): Promise<void> {
  try {
    await sharp(`.${photo}`, { failOn: "error" }).stats();
  } catch (error) {
    const reason = (error as Error).message.trim().split("\n").at(-1);
    throw new Error(
      `${photo} is incomplete, or not what its name says (${reason}). Add it again, as a JPEG.`,
    );
  }
}
