/** Something that is left to do before the site can go public. */
export interface LaunchPoint {
  /** The file or setting, with line and field. */
  where: string;
  /** What is wrong, and what to do. */
  what: string;
  /** Whether it may stay as it is. */
  isRemark?: boolean;
}

/** @returns such as "src/content/site.yaml, line 7, url" */
export const at = (file: string, line?: number, field?: string) =>
  [file, line && `line ${line}`, field].filter(Boolean).join(", ");

/**
 * Prints what still stands between the site and the public.
 * @returns whether nothing does; remarks don't count
 */
export function reportPoints(points: readonly LaunchPoint[]): boolean {
  const errors = points.filter(({ isRemark }) => !isRemark);
  const remarks = points.filter(({ isRemark }) => isRemark);
  print("Before this site can go public:", errors);
  print("Worth a look:", remarks);
  console.log(
    errors.length > 0
      ? `${errors.length} left. docs/launch.md explains each.`
      : "Nothing stands between this site and the public.",
  );
  return errors.length === 0;
}

function print(heading: string, points: readonly LaunchPoint[]): void {
  if (points.length === 0) return;
  console.log(`${heading}\n`);
  for (const { where, what } of points) console.log(`  ${where}\n    ${what}\n`);
}
