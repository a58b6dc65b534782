/**
 * The texts as the build reads them. Tests expect these, not copies of them, because an editor may
 * change them.
 */
import { getFolder, getSite } from "../../src/reader/content.ts";

export { getContent } from "../../src/reader/content.ts";

/** The facts about the company. */
export const site = getSite();

/** Reads the texts of all entries of a folder, by the names of their files. */
export const entriesOf = <Name extends Parameters<typeof getFolder>[0]>(name: Name) =>
  Object.fromEntries(getFolder(name).map(({ id, data }) => [id, data]));
