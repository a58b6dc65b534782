/**
 * The site's typeface: its name, and the name of its packages, @fontsource/… with a file for each weight
 * (the social picture, the guide) and @fontsource-variable/… with all weights (the pages). CONTRIBUTING.md
 * says how to change it.
 */
export const TYPEFACE = { name: "Familjen Grotesk", slug: "familjen-grotesk" } as const;
