/** Reads all that src/content has, before a build. */
import sharp from "sharp";
import { type FileName, type FolderName, filesIn, getSite, readEntry, readFile } from "./content.ts";
import { files, folders } from "./files.ts";

/**
 * Reads all files of src/content.
 * @throws Error that names the mistakes of all of them
 */
export async function checkContent(): Promise<void> {
  // A set, because the claims, to which other files refer, are read several times.
  const mistakes = new Set<string>();
  const read = async <T>(what: () => T) => {
    try {
      return await what();
    } catch (error) {
      mistakes.add((error as Error).message);
      return undefined;
    }
  };
  const site = await read(getSite);
  for (const { photo } of site?.people ?? []) if (photo) await read(() => checkPhoto(photo));
  for (const name of Object.keys(files) as FileName[]) {
    if (name !== "site") await read(() => readFile(name, site));
  }
  for (const name of Object.keys(folders) as FolderName[]) {
    for (const file of filesIn(name)) await read(() => readEntry(name, file, site));
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
