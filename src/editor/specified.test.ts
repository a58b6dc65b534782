import { globSync, readFileSync } from "node:fs";
import type { Collection, CollectionFile, Field } from "@sveltia/cms";
import { load } from "js-yaml";
import { expect, it } from "vitest";
import { site } from "../../tests/support/content.ts";
import * as specification from "../../tests/support/specification.ts";
import { folders, files as texts } from "../reader/files.ts";
import { FRONT_MATTER } from "../reader/read-content.ts";
import { editorConfig } from "./config.ts";

/** Returns the texts within a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
}
/** A single word, such as “Message”, may also be somebody else's. */
const PHRASES = [...Object.keys(specification.SERVICES), ...textsIn(specification)].filter((text) =>
  text.includes(" "),
);

type AnyField = Field & { hint?: string; fields?: Field[]; field?: Field };

/** Returns each text of a form with the hint at its field. */
function hintsIn(data: unknown, fields: readonly Field[]): [text: string, hint?: string][] {
  return (fields as AnyField[]).flatMap((field) => {
    const value = (data as Record<string, unknown>)[field.name];
    if (typeof value === "string") return [[value, field.hint] as [string, string?]];
    if (!Array.isArray(value)) return value && field.fields ? hintsIn(value, field.fields) : [];
    return value.flatMap((item) =>
      field.field ? hintsIn({ [field.field.name]: item }, [field.field]) : hintsIn(item, field.fields ?? []),
    );
  });
}

it("each text of the specification is named as such at its field", () => {
  const config = editorConfig(texts, folders, site);
  const forms = (
    config.collections as (Collection & { files?: CollectionFile[]; folder?: string; fields?: Field[] })[]
  ).flatMap(
    ({ files, folder, fields = [] }) => files ?? globSync(`${folder}/*`).map((file) => ({ file, fields })),
  );
  const found = forms.flatMap(({ file, fields }) => {
    const source = readFileSync(file, "utf8");
    return hintsIn(load(FRONT_MATTER.exec(source)?.[1] ?? source), fields);
  });
  const specified = found.filter(([text]) => PHRASES.includes(text));
  expect(specified.length).toBeGreaterThan(40);
  const unnamed = specified.filter(
    ([text, hint = ""]) => !(hint.includes("specification") || hint.includes(text)),
  );
  expect(unnamed).toEqual([]);
});
