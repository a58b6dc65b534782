import type { LaunchPoint } from "./point.ts";

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
