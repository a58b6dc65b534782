import { expect, it } from "vitest";
import { getContent } from "../../tests/support/content.ts";
import { drawSocialPicture } from "./social-picture.tsx";

const { example } = getContent("pages/home").hero;
const draw = (brand: string) => drawSocialPicture({ brand, tagline: "Sales", example });

it("the social picture has the letters of Estonian and its neighbors", async () => {
  // Letters without a glyph would all be the same box.
  expect(await draw("Ž")).not.toEqual(await draw("Š"));
});

it("a letter that the typeface lacks is an error that names it", async () => {
  await expect(draw("Kasv Жук")).rejects.toThrow(/^“Жук” .*tagline/);
});
