import { globSync, readFileSync } from "node:fs";
import { dump, FAILSAFE_SCHEMA, load } from "js-yaml";
import { expect, it } from "vitest";
import * as specification from "../../tests/support/specification.ts";
import { CONTENT_FOLDER, files, folders } from "../reader/files.ts";
import { FRONT_MATTER } from "../reader/read-content.ts";
import { describeSchema, givenSchema, type ValueSchema } from "../schemas/json-schema.ts";

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

it.each(entries)("a save in the editor keeps each value of %s", (file) => {
  const asWritten = (text: string) => load(text, { schema: FAILSAFE_SCHEMA });
  // The editor would save 01067 without quotes as 1067.
  expect(asWritten(dump(load(fieldsOf(file))))).toEqual(asWritten(fieldsOf(file)));
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
  const { WORDS, NOT_FOUND, MESSAGES, TOASTS, CRASH, isDraft } = specification;
  const words = textsIn([{ ...WORDS, site: {} }, NOT_FOUND, MESSAGES, TOASTS, CRASH]).map(([text]) => text);
  const specified = entries
    .flatMap(([file, schema]) => textsIn(load(fieldsOf(file)), describeSchema(schema)))
    // A single word, such as “Message”, may also be somebody else's.
    .filter(([text]) => text.includes(" ") && words.includes(text));
  expect(specified.length).toBeGreaterThan(isDraft ? 40 : 5);
  expect(specified.filter(([, { isFixed, isSpecified }]) => !isFixed && !isSpecified)).toEqual([]);
});
