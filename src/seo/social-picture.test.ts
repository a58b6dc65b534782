import { expect, it } from "vitest";
import { drawSocialPicture } from "./social-picture";

it("the social picture has the letters of Estonian and its neighbors", async () => {
  const [one, other] = await Promise.all(["Ž", "Š"].map((letter) => drawSocialPicture("Contact", letter)));
  // Letters without a glyph would all be the same box.
  expect(one).not.toEqual(other);
});

it("a letter that the typeface lacks is an error that names it", async () => {
  await expect(drawSocialPicture("Contact", "Kasv Жук")).rejects.toThrow(/^“Жук” .*“Contact”/);
});
