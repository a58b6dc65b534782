import { writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { loadFacts } from "../../src/lib/content/facts.ts";
import { workInTemporaryFolder } from "../../tests/support/temporary-folder.ts";
import { RESERVED } from "./check-facts.ts";
import { checkGuide } from "./check-guide.ts";

it.each([
  ["hello@kasv.example", false, [undefined]],
  ["hello@kasv.example", true, [undefined]],
  ["hello@acme-sales.ee", false, []],
  // It must not keep a changed email address from going public.
  ["hello@acme-sales.ee", true, [true]],
])("a guide with %s that is outdated (%s): %j", (email, isOutdated, expected) => {
  workInTemporaryFolder();
  writeFileSync("guide.pdf", `/S /URI\n/URI (https://x.ee/)>>\n/URI (mailto:${email})>>\n`);
  expect(checkGuide("guide.pdf", () => isOutdated).map(({ isRemark }) => isRemark)).toEqual(expected);
});

it("the printed guide is read: its email address is that of the facts", () => {
  const { email } = loadFacts().site;
  expect(checkGuide(undefined, () => false)).toHaveLength(RESERVED.test(email.replace(/.*@/, "")) ? 1 : 0);
});
