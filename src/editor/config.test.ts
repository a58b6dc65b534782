import { expect, it } from "vitest";
import { loadFacts } from "../lib/content/facts";
import { text } from "../lib/content/text-schemas";
import { editorConfig } from "./config";

it.each([
  ["guide", { extension: "md", format: "yaml-frontmatter" }],
  ["services", { extension: "yaml", format: "yaml" }],
])("the entries of the folder %s are edited in the format of its files", (path, format) => {
  const collections = { anyName: { loader: { path, schema: text } } };
  const folder = editorConfig(collections, loadFacts()).collections?.find(({ name }) => name === "anyName");
  expect(folder).toMatchObject(format);
});
