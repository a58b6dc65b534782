import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { checkPageSizes } from "./check-size.ts";

it("pages that exceed their budget by more than a tenth are remarks", () => {
  const folder = temporaryFolder();
  const write = (page: string, kilobytes: number) => {
    writeFileSync(join(folder, page), "");
    writeFileSync(join(folder, `${page}.br`), Buffer.alloc(kilobytes * 1024));
  };
  write("index.html", 21.9);
  write("services.html", 19.9);
  write("about.html", 15.3);
  write("contact.html", 15.5);
  expect(checkPageSizes(folder)).toMatchObject([
    { where: `${folder}/contact.html`, isRemark: true },
    { where: `${folder}/services.html`, isRemark: true },
  ]);
});
