import { globSync, readFileSync } from "node:fs";
import { dump, load } from "js-yaml";
import { expect, it } from "vitest";
import * as specification from "../../tests/support/specification.ts";
import { CONTENT_FOLDER, files, folders } from "../reader/files.ts";
import { FRONT_MATTER } from "../reader/read-content.ts";
import { describeSchema, givenSchema, type ValueSchema } from "../schemas/json-schema.ts";

/** Prints YAML as the editor does (https://sveltiacms.app/en/docs/data-output): fields in the schema's order. */
const print = (text: string, schema: ValueSchema) => dump(inOrder(load(text), schema), { lineWidth: -1 });

function inOrder(value: unknown, schema: ValueSchema): unknown {
  const { properties, items } = givenSchema(schema);
  if (Array.isArray(value)) return value.map((item) => inOrder(item, items ?? {}));
  if (!properties || typeof value !== "object" || value === null) return value;
  const names = Object.keys(properties);
  const fields = Object.entries(value).sort(([a], [b]) => names.indexOf(a) - names.indexOf(b));
  return Object.fromEntries(fields.map(([name, field]) => [name, inOrder(field, properties[name] ?? {})]));
}

const entries = [
  ...Object.entries(files).map(([path, schema]) => [`${CONTENT_FOLDER}/${path}.yaml`, schema] as const),
  ...Object.entries(folders).flatMap(([path, schema]) =>
    globSync(`${CONTENT_FOLDER}/${path}/*`).map((file) => [file, schema] as const),
  ),
];

/** The text of a file's fields. */
const fieldsOf = (file: string) => {
  const text = readFileSync(file, "utf8");
  return FRONT_MATTER.exec(text)?.[1] ?? text;
};

it.each(entries)("%s is as the editor writes it, so that a save changes little", (file, zodSchema) => {
  const text = readFileSync(file, "utf8");
  const schema = describeSchema(zodSchema);
  if (file.endsWith(".yaml")) return expect(text).toBe(print(text, schema));
  const body = text.replace(FRONT_MATTER, "").trim();
  expect(text).toBe(`---\n${print(fieldsOf(file), schema)}---\n\n${body}\n`);
});

/** Returns each text within a value, with its schema. */
function textsIn(value: unknown, schema: ValueSchema = {}): [string, ValueSchema][] {
  const given = givenSchema(schema);
  if (typeof value === "string") return [[value, given]];
  return Object.entries(value ?? {}).flatMap(([name, part]) =>
    textsIn(part, given.properties?.[name] ?? given.items),
  );
}

it("each text of the specification is marked as such, for editors", () => {
  const words = textsIn([specification, Object.keys(specification.SERVICES)]).map(([text]) => text);
  const specified = entries
    .flatMap(([file, schema]) => textsIn(load(fieldsOf(file)), describeSchema(schema)))
    // A single word, such as “Message”, may also be somebody else's.
    .filter(([text]) => text.includes(" ") && words.includes(text));
  expect(specified.length).toBeGreaterThan(40);
  expect(specified.filter(([, { isFixed, isSpecified }]) => !isFixed && !isSpecified)).toEqual([]);
});
