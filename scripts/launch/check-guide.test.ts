import { readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { CHECKSUM_FILE, guideChecksum } from "../../src/features/guide/checksum.ts";
import { GUIDE_FILE } from "../../src/features/guide/guide-file.ts";
import { workInTemporaryFolder } from "../../tests/support/temporary-folder.ts";
import { checkGuide } from "./check-guide.ts";

it("a guide that reads differently than its texts is an error, whatever its email address", () => {
  workInTemporaryFolder("src/content", CHECKSUM_FILE, GUIDE_FILE);
  writeFileSync(CHECKSUM_FILE, guideChecksum());
  expect(checkGuide()).toEqual([]);
  const chapter = "src/content/guide/01-ideal-customer.md";
  writeFileSync(chapter, `${readFileSync(chapter, "utf8")}\nOne more line.\n`);
  expect(checkGuide()).toEqual([{ where: GUIDE_FILE, what: expect.stringContaining("npm run guide") }]);
});
