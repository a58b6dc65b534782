import { rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { makeServerFolder } from "../tests/support/child-server.ts";
import { readBuiltSite } from "./built-site.ts";

function built() {
  const { folder, remove } = makeServerFolder("delivery");
  onTestFinished(remove);
  return folder;
}

it.each(["dist", "build"])("without %s it is not built", (name) => {
  const project = built();
  rmSync(join(project, name), { recursive: true });
  expect(() => readBuiltSite(project, "log")).toThrow(/^There is no built site in .+ npm run build\.$/);
});

it.each(["", "{", "{}"])("damaged notes such as %j ask for a new build, in one line", (notes) => {
  const project = built();
  writeFileSync(join(project, "build/site.json"), notes);
  expect(() => readBuiltSite(project, "log")).toThrow(/^[^\n]+ is damaged\. .+ npm run build\.$/);
});

it.each(["dist/index.html", "build/site.json"])("a %s that can't be read is named", (name) => {
  const project = built();
  const file = join(project, name);
  rmSync(file);
  symlinkSync(file, file);
  expect(() => readBuiltSite(project, "log")).toThrow(/^\S+ can't be read \(ELOOP\)\. [^\n]+$/);
});

it("a site built for delivery is not served without, because it would lose enquiries", () => {
  expect(() => readBuiltSite(built(), "log")).toThrow(
    /^The site was built for delivery mode, and the server is in log mode\. .+ npm run build\.$/,
  );
});
