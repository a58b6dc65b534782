import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { dump, FAILSAFE_SCHEMA, load } from "js-yaml";
import { CONTENT_FOLDER, files, folders } from "../../src/reader/files.ts";
import { FRONT_MATTER } from "../../src/reader/read-content.ts";
import { describeSchema, givenSchema, type ValueSchema } from "../../src/schemas/json-schema.ts";

/** Placeholders, comments, tags and addresses; of a link within the site not the part after “#”, a heading's words. */
const KEPT = /\{[^}]*\}|<[^>]*>|(?:https?|mailto):[^\s)]+|(?:^|\]\()\/[^\s)#]*/;
const [FROM, TO] = ["aeioubcdfghjklmnpqrstvwxyz", "eiouacdfghjklmnpqrstvwxzyb"];

/** Gives each word other letters: as many, so that limits of length hold. */
const otherWords = (text: string) =>
  text.replace(new RegExp(`${KEPT.source}|[a-z]`, "gi"), (found) => {
    const letter = TO[FROM.indexOf(found.toLowerCase())];
    if (found.length > 1 || !letter) return found;
    return found === found.toLowerCase() ? letter : letter.toUpperCase();
  });

/** Gives a value other words, unless its schema fixes or chooses them, or they are no words, such as a month. */
function reword(value: unknown, valueSchema: ValueSchema = {}): unknown {
  const schema = { ...valueSchema, ...givenSchema(valueSchema) };
  const { isFixed, hidden, chooses, pattern, properties, items } = schema;
  if (isFixed || hidden || chooses || schema.enum) return value;
  if (typeof value === "string") {
    const other = otherWords(value);
    return !pattern || new RegExp(pattern, "s").test(other) ? other : value;
  }
  if (Array.isArray(value)) return value.map((item) => reword(item, items));
  if (!value || typeof value !== "object") return value;
  const parts = Object.entries(value).map(([name, part]) => [name, reword(part, properties?.[name])]);
  return Object.fromEntries(parts);
}

/** Gives each text in a copy of the project other words, but for the facts. */
export function giveOtherWords(folder: string) {
  const change = (file: string, schema: ValueSchema) => {
    const text = readFileSync(join(folder, file), "utf8");
    const [head = "", fields = text] = FRONT_MATTER.exec(text) ?? [];
    const yaml = dump(reword(load(fields, { schema: FAILSAFE_SCHEMA }), schema), { lineWidth: 60 });
    const body = otherWords(text.slice(head.length));
    writeFileSync(join(folder, file), head ? `---\n${yaml}---\n${body}` : yaml);
  };
  const { site, claims, ...texts } = files;
  for (const [name, schema] of Object.entries(texts)) {
    change(`${CONTENT_FOLDER}/${name}.yaml`, describeSchema(schema));
  }
  for (const [name, schema] of Object.entries(folders)) {
    const entries = globSync(`${CONTENT_FOLDER}/${name}/*.{yaml,md}`, { cwd: folder });
    for (const file of entries) change(file, describeSchema(schema));
  }
}
