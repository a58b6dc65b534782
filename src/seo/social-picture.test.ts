import sharp from "sharp";
import { expect, it } from "vitest";
import { getContent } from "../../tests/support/content.ts";
import { drawSocialPicture } from "./social-picture.tsx";

const { example } = getContent("pages/home").hero;

it("the social picture has the letters of Estonian and its neighbors", async () => {
  const [one, other] = await Promise.all(
    ["Ž", "Š"].map((letter) => drawSocialPicture({ headline: "Contact", brand: letter, example })),
  );
  // Letters without a glyph would all be the same box.
  expect(one).not.toEqual(other);
});

it.each([
  [{ before: 24, critical: 33, after: 40 }, "sea", "ground", "amber"],
  // Luck ends beyond what came.
  [{ before: 12, critical: 21, after: 15 }, "sea", "ground", "ground"],
])("a test of %j is drawn to scale: amber begins where luck ends", async (counts, ...colors) => {
  const test = { title: "Leads", mark: "Example", counts, texts: { before: "", critical: "", after: "" } };
  const picture = sharp(await drawSocialPicture({ headline: "Services", brand: "Kasv", example, test }));
  const pixels = await picture.removeAlpha().raw().toBuffer();
  const end = Math.max(...Object.values(counts));
  const drawn = [counts.before - 1, counts.before + 0.5, counts.critical].map((count) => {
    const at = 3 * (450 * 1200 + Math.round(72 + (1040 * count) / end));
    const [red = 0, , blue = 0] = pixels.subarray(at, at + 3);
    return red > 200 ? "amber" : blue > 150 ? "sea" : "ground";
  });
  expect(drawn).toEqual(colors);
});

it("a letter that the typeface lacks is an error that names it", async () => {
  await expect(drawSocialPicture({ headline: "Contact", brand: "Kasv Жук", example })).rejects.toThrow(
    /^“Жук” .*“Contact”/,
  );
});
