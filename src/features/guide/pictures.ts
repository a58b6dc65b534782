/**
 * The pages of the guide that are shown as pictures: the cover and three interesting pages. npm run
 * guide renders them into src/features/guide/pictures/.
 */
export const PICTURED_PAGES = [1, 3, 4, 11] as const;

/** The width of each picture in px, twice its size on a wide screen. */
export const PICTURE_WIDTH = 400;

/** @returns the picture's file name */
export const pictureName = (page: number) => `page-${page}.png`;
