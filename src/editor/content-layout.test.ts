import { globSync, readFileSync } from "node:fs";
import { dump, load } from "js-yaml";
import { expect, it } from "vitest";
import { FRONT_MATTER } from "../reader/read-content.ts";

/** Prints YAML as the editor does (https://sveltiacms.app/en/docs/data-output). */
const print = (data: unknown) => dump(data, { lineWidth: -1 });

it.each(globSync("src/content/**/*.yaml"))(
  "%s is as the editor writes it, so that a save changes only what was changed",
  (file) => {
    const text = readFileSync(file, "utf8");
    expect(text).toBe(print(load(text)));
  },
);

it.each(globSync("src/content/**/*.md"))("%s is as the editor writes it", (file) => {
  const text = readFileSync(file, "utf8");
  const head = FRONT_MATTER.exec(text)?.[1] ?? "";
  const body = text.replace(FRONT_MATTER, "").trim();
  expect(text).toBe(`---\n${print(load(head))}---\n\n${body}\n`);
});
