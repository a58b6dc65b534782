/**
 * The site's typeface: its name, and the name of its packages, @fontsource/… with a file for each weight
 * (the social picture, the guide) and @fontsource-variable/… with all weights (the pages). CONTRIBUTING.md
 * says how to change it.
 */
export const TYPEFACE = { name: "Familjen Grotesk", slug: "familjen-grotesk" } as const;

/**
 * Returns the path of a font file of the static package, for require.resolve.
 * @param weight such as 400 or 600
 */
export const staticFont = (
  weight: number,
  format: "woff" | "woff2" = "woff2",
  subset: "latin" | "latin-ext" = "latin",
) => `@fontsource/${TYPEFACE.slug}/files/${TYPEFACE.slug}-${subset}-${weight}-normal.${format}`;
