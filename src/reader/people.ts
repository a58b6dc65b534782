/** Reads the people, with their photos as pages show them. */
import { getImage } from "astro:assets";
import type { ImageMetadata } from "astro";
import { getSite } from "./content.ts";

/** Square, in px: twice as large as shown, for screens with two pixels in one. */
const size = { width: 176, height: 176 };
const files = import.meta.glob<{ default: ImageMetadata }>("/src/content/people/*.{jpg,jpeg,png,webp}", {
  caseSensitive: false,
});

/** Returns the people, in their order. */
export const getPeople = () =>
  Promise.all(
    getSite().people.map(async ({ photo, ...person }) => {
      const file = await files[photo ?? ""]?.();
      if (!file) return { ...person, photo: null };
      const { src } = await getImage({ src: file.default, ...size, fit: "cover", format: "webp" });
      return { ...person, photo: { src, ...size } };
    }),
  );
