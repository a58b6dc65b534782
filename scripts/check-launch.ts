/** Lists what still stands between the built site and the public; docs/launch.md explains each point. */
import { findPoints } from "./launch/find-points.ts";
import type { LaunchPoint } from "./launch/point.ts";

try {
  const points = findPoints();
  const errors = points.filter(({ isRemark }) => !isRemark);
  const remarks = points.filter(({ isRemark }) => isRemark);
  print("Before this site can go public:", errors);
  print("Worth a look:", remarks);
  console.log(
    errors.length > 0
      ? `${errors.length} left. docs/launch.md explains each.`
      : "Nothing stands between this site and the public.",
  );
  process.exitCode = errors.length > 0 ? 1 : 0;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

function print(heading: string, points: readonly LaunchPoint[]): void {
  if (points.length === 0) return;
  console.log(`${heading}\n`);
  for (const { where, what } of points) console.log(`  ${where}\n    ${what}\n`);
}
