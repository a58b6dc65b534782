import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

it.each([
  ["start", { PORT: "abc" }, /^PORT .*\n$/],
  // An empty SITE_URL counts as not set, so the next mistake is reported.
  ["build", { SITE_URL: "", ENQUIRY_DELIVERY: "mail" }, /^ENQUIRY_DELIVERY .*\n$/],
  ["build", { SITE_URL: "abc" }, /^SITE_URL .*\n$/],
])("scripts/%s.ts with %j ends with one line that says what to correct", (script, env, message) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}.ts`], {
    encoding: "utf8",
    // The scripts must not depend on variables that npm sets.
    env: { PATH: "", ...env },
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: "",
    stderr: expect.stringMatching(message),
  });
});
