import { existsSync, readFileSync } from "node:fs";
import { isGuideOutdated } from "../../src/features/guide/checksum.ts";
import { GUIDE_FILE } from "../../src/features/guide/guide-file.ts";
import { RESERVED } from "./check-facts.ts";
import type { LaunchIssue } from "./issue.ts";

/** The email address in the guide's imprint. The browser that printed the file leaves links uncompressed. */
const EMAIL = /\/URI \(mailto:[^)]*@([^)]+)\)/;

/**
 * Finds a guide that has the placeholders of this project. One that only reads differently than its
 * texts is a remark: a release makes it again where there is a browser, and a changed fact must also
 * go public where there is none.
 */
export function checkGuide(file = GUIDE_FILE, isOutdated = isGuideOutdated): LaunchIssue[] {
  const host = existsSync(file) && EMAIL.exec(readFileSync(file, "latin1"))?.[1];
  if (host && RESERVED.test(host)) {
    return [
      {
        where: file,
        what: `has an email address at ${host}, which is reserved for examples. Run npm run guide on a computer with Chromium, and commit the file.`,
      },
    ];
  }
  if (!isOutdated()) return [];
  return [
    {
      where: file,
      what: "reads differently than its texts, and is public as it is. Run npm run guide on a computer with Chromium, and commit the file.",
      isRemark: true,
    },
  ];
}
