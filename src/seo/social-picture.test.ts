import { expect, it } from "vitest";
import { drawSocialPicture } from "./social-picture.tsx";

const EXAMPLE = {
  companies: { number: 20 },
  conversations: { number: 4 },
  leads: { number: 2 },
  contracts: { number: 1 },
};

it("the social picture has the letters of Estonian and its neighbors", async () => {
  const [one, other] = await Promise.all(
    ["Ž", "Š"].map((letter) => drawSocialPicture({ headline: "Contact", brand: letter, example: EXAMPLE })),
  );
  // Letters without a glyph would all be the same box.
  expect(one).not.toEqual(other);
});

it("a letter that the typeface lacks is an error that names it", async () => {
  await expect(
    drawSocialPicture({ headline: "Contact", brand: "Kasv Жук", example: EXAMPLE }),
  ).rejects.toThrow(/^“Жук” .*“Contact”/);
});
