/** The limits of a heading that the build doesn't know, but the launch check and the editor. */
interface HeadingLimits {
  /** In characters: longer headings have more than four lines on a phone. */
  characters: number;
  /** In letters: longer words don't fit into a line of a headline on a 320 px wide phone. */
  letters?: number;
}

/** By the names of fields, in every content file. */
export const HEADING_LIMITS: Readonly<Record<string, HeadingLimits>> = {
  headline: { characters: 60, letters: 14 },
  title: { characters: 60 },
};
