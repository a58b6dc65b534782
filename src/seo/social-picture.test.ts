import { expect, it } from "vitest";
import { getContent } from "../../tests/support/content.ts";
import { drawSocialPicture } from "./social-picture.tsx";

const { example } = getContent("pages/home").hero;

it("the social picture has the letters of Estonian and its neighbors", async () => {
  const [one, other] = await Promise.all(
    ["Ž", "Š"].map((letter) => drawSocialPicture({ brand: letter, tagline: "Sales", example })),
  );
  // Letters without a glyph would all be the same box.
  expect(one).not.toEqual(other);
});

it("a letter that the typeface lacks is an error that names it", async () => {
  await expect(drawSocialPicture({ brand: "Kasv Жук", tagline: "Sales", example })).rejects.toThrow(
    /^“Жук” .*tagline/,
  );
});
