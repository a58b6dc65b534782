/**
 * The pages of the guide of which pictures are shown: the cover, and three that
 * are worth a look. npm run guide draws them into src/features/guide/pictures/.
 */
export const PICTURED_PAGES = [1, 3, 4, 11] as const;

/** The width of each picture, in px: twice what a page takes on a wide screen. */
export const PICTURE_WIDTH = 400;

/** @returns the picture's file name */
export const pictureName = (page: number) => `page-${page}.png`;
