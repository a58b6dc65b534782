import { getImage } from "astro:assets";
import type { ImageMetadata } from "astro";
import type { PagePicture } from "./GuideShelf";
import { PICTURE_WIDTH, PICTURED_PAGES, pictureName } from "./pictures";

const files = import.meta.glob<ImageMetadata>("../pictures/*.png", { eager: true, import: "default" });

/**
 * The pictures of the guide's pages, made small at build.
 * @param altOf describes the picture of a page
 */
export function shelfPictures(altOf: (page: number) => string): Promise<PagePicture[]> {
  return Promise.all(
    PICTURED_PAGES.map(async (page) => {
      const src = files[`../pictures/${pictureName(page)}`];
      if (!src) throw new Error(`There is no picture of page ${page} of the guide. Make it: npm run guide.`);
      const image = await getImage({ src, format: "avif", quality: 50, width: PICTURE_WIDTH });
      const { width, height } = image.attributes;
      return { src: image.src, width, height, alt: altOf(page) };
    }),
  );
}
