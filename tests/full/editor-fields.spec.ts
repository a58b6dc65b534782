import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CmsConfig, CollectionFile, EntryCollection, Field } from "@sveltia/cms";
import type { z } from "astro/zod";
import { expect } from "../fixtures";
import { test } from "../support/development-site";

test.describe.configure({ mode: "default", timeout: 180_000 });

type Schema = z.core.JSONSchema.BaseSchema;
interface Form {
  /** The name of the collection, as in src/content.config.ts. */
  name: string;
  files: string;
  fields: Field[];
}

/** Returns every form of the editor. */
function formsOf({ collections = [] }: CmsConfig): Form[] {
  return collections.flatMap((collection): Form[] => {
    if ("files" in collection) {
      return (collection.files as CollectionFile[]).map(({ name, file, fields }) => ({
        name,
        files: file,
        fields,
      }));
    }
    const { name = "", folder, extension, fields } = collection as EntryCollection;
    return [{ name, files: `${folder}/*.${extension}`, fields }];
  });
}

/** Returns the path of each field, such as “faq.items.question”. */
function waysOfFields(fields: readonly Field[], before = ""): string[] {
  return fields.flatMap((field) => {
    const way = before + field.name;
    if ("types" in field)
      return [way, ...field.types.flatMap(({ fields = [] }) => waysOfFields(fields, `${way}.`))];
    return "fields" in field ? [way, ...waysOfFields(field.fields as Field[], `${way}.`)] : [way];
  });
}

/** Returns the same paths for a schema, with a star for the names of a record. */
function waysOfSchema(schema: Schema, before = ""): string[] {
  const parts = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])] as Schema[];
  return parts.flatMap((part) => {
    const items = part.items ? waysOfSchema(part.items as Schema, before) : [];
    const own = Object.entries(part.properties ?? {}).flatMap(([name, property]) => {
      const { const: kind } = property as Schema;
      return kind === undefined
        ? [before + name, ...waysOfSchema(property as Schema, `${before}${name}.`)]
        : [];
    });
    const names = (part.propertyNames as Schema | undefined)?.enum ?? (part.propertyNames ? ["*"] : []);
    const record = names.flatMap((name) => [
      before + name,
      ...waysOfSchema(part.additionalProperties as Schema, `${before}${name}.`),
    ]);
    return [...items, ...own, ...record];
  });
}

test("the editor has exactly the fields of the schemas", async ({ development, request }) => {
  const config = await request.get(`${development.address}/admin/config.json`);
  const forms = formsOf((await config.json()) as CmsConfig);
  for (const { name, files, fields } of forms) {
    // The schemas that Astro writes.
    const schema = JSON.parse(
      readFileSync(join(development.folder, `.astro/collections/${name}.schema.json`), "utf8"),
    );
    const expected = new Set(waysOfSchema(schema).filter((way) => way !== "$schema"));
    if (files.endsWith(".md")) expected.add("body");
    expect([...new Set(waysOfFields(fields))].sort(), name).toEqual([...expected].sort());
  }
});

test("VS Code uses the same schema for each YAML file", async ({ development, request }) => {
  const config = await request.get(`${development.address}/admin/config.json`);
  const yaml = formsOf((await config.json()) as CmsConfig).filter(({ files }) => files.endsWith(".yaml"));
  const { "yaml.schemas": known } = JSON.parse(readFileSync(".vscode/settings.json", "utf8"));
  expect(known).toEqual(
    Object.fromEntries(yaml.map(({ name, files }) => [`.astro/collections/${name}.schema.json`, files])),
  );
});
