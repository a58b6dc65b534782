/**
 * Runs the unit tests and the browser tests in a copy of the project with the facts and words of a launched company.
 * If one fails, the copy stays.
 */
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { copyProject, plainEnvironment } from "../tests/support/copy-project.ts";
import { giveFacts } from "../tests/support/other-company.ts";
import { giveOtherWords } from "../tests/support/other-words.ts";

const cwd = copyProject();
await giveFacts(cwd);
giveOtherWords(cwd);
for (const command of ["build:test", "test:unit", "test:browser"]) {
  const options = { cwd, shell: true, stdio: "inherit", env: plainEnvironment() } as const;
  const { status } = spawnSync(`npm run ${command}`, options);
  if (status === 0) continue;
  console.error(`Red with the facts of a launched company: “npm run ${command}” in ${cwd}.`);
  process.exit(1);
}
rmSync(cwd, { recursive: true });
