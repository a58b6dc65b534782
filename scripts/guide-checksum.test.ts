import { readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { workInTemporaryFolder } from "../tests/support/temporary-folder.ts";
import { guideSource } from "./guide-checksum.ts";

it.each([
  ["not if the phone number changes", "src/content/site.yaml", /^phone: .*/m, "phone: +372 1", false],
  ["not if a comment is added", "src/content/guide.yaml", /^/, "# A comment\n", false],
  ["if a fact that it shows changes", "src/content/site.yaml", /legalName: .*/, "legalName: Teine OÜ", true],
  ["if a chapter changes", "src/content/guide/01-ideal-customer.md", /$/, "\nOne more line.\n", true],
] as const)("the guide is outdated %s", (_, file, from, to, isOutdated) => {
  workInTemporaryFolder("src/content");
  const before = guideSource().checksum;
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace(from, to));
  expect(readFileSync(file, "utf8")).not.toBe(text);
  expect(guideSource().checksum !== before).toBe(isOutdated);
});
