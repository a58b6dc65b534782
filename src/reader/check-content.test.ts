import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dump, load } from "js-yaml";
import sharp from "sharp";
import { expect, it } from "vitest";
import { workInTemporaryFolder } from "../../tests/support/temporary-folder.ts";
import { PHOTOS } from "../schemas/site.ts";
import { checkContent } from "./check-content.ts";

/** Replaces a part of a file. */
const change = (file: string, from: RegExp, to: string) =>
  writeFileSync(file, readFileSync(file, "utf8").replace(from, to));

it("the mistakes of all files are reported at once, those of one that others name once", async () => {
  workInTemporaryFolder("src/content", "src/pages");
  await expect(checkContent()).resolves.toBeUndefined();
  change("src/content/site.yaml", /^phone: .*/m, "phone: none");
  change("src/content/claims.yaml", /figure/, "figur");
  change("src/content/pages/home.yaml", /^title: .*/m, "");
  change("src/content/legal/terms.md", /^## .*/m, "# Terms");
  const message = await checkContent().then(String, String);
  const files = [...message.matchAll(/There is a mistake in src\/content\/(\S+):/g)].map(([, file]) => file);
  expect(files).toEqual(["site.yaml", "claims.yaml", "pages/home.yaml", "legal/terms.md"]);
});

it("a photo of which only a part has arrived is refused by its name", async () => {
  workInTemporaryFolder("src/content", "src/pages");
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const whole = await sharp({ create: { width: 300, height: 300, channels: 3, background: "red", noise } })
    .jpeg()
    .toBuffer();
  mkdirSync(`.${PHOTOS}`, { recursive: true });
  writeFileSync(`.${PHOTOS}/Whole.jpg`, whole);
  writeFileSync(`.${PHOTOS}/Half.jpg`, whole.subarray(0, whole.length / 2));
  const person = { role: "trainer", sentence: "Trains." };
  const people = ["Whole", "Half"].map((name) => ({ ...person, name, photo: `${PHOTOS}/${name}.jpg` }));
  const facts = load(readFileSync("src/content/site.yaml", "utf8")) as object;
  writeFileSync("src/content/site.yaml", dump({ ...facts, people }));
  const reason = /^\S+Half\.jpg is incomplete, or not what its name says \(.+\)\. Add it again, as a JPEG\.$/;
  await expect(checkContent()).rejects.toThrow(reason);
});
