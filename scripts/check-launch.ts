/**
 * Lists what is left to do before the built site can go public; docs/launch.md explains each point.
 */
import { findPoints } from "./launch/find-points.ts";
import { reportPoints } from "./launch/point.ts";

try {
  process.exitCode = reportPoints(findPoints()) ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
