import { isGuideOutdated } from "../../src/features/guide/checksum.ts";
import { GUIDE_FILE } from "../../src/features/guide/guide-file.ts";
import type { LaunchIssue } from "./issue.ts";

/** Finds a guide that reads differently than its texts. */
export function checkGuide(): LaunchIssue[] {
  if (!isGuideOutdated()) return [];
  return [
    {
      where: GUIDE_FILE,
      what: "reads differently than its texts and the facts. Run npm run guide on a computer with Chromium, and commit the file.",
    },
  ];
}
