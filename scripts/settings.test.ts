import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { afterAll, expect, it } from "vitest";
import { copyProject } from "./copy-project.ts";

// A build in the project's own folder would discard that of npm test, which runs at the same time.
const cwd = copyProject();
afterAll(() => rmSync(cwd, { recursive: true }));

it.each([
  // An empty SITE_URL counts as not set, so the next mistake is reported.
  [{ SITE_URL: "", ENQUIRY_DELIVERY: "mail" }, /^ENQUIRY_DELIVERY .*\n$/],
  [{ SITE_URL: "abc" }, /^SITE_URL .*\n$/],
])("a build with %j ends with one line that says what to correct", (env, message) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/build.ts"], {
    cwd,
    encoding: "utf8",
    // The script must not depend on variables that npm sets.
    env: { PATH: "", ...env },
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: "",
    stderr: expect.stringMatching(message),
  });
});
