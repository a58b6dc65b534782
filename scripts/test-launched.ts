/**
 * Runs the unit tests and the browser tests in a copy of the project with the facts and words of a
 * launched company, and with a color of its own. If one fails, the copy stays.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyProject, plainEnvironment } from "../tests/support/copy-project.ts";
import { giveFacts } from "../tests/support/other-company.ts";
import { giveOtherWords } from "../tests/support/other-words.ts";

const cwd = copyProject();
await giveFacts(cwd);
giveOtherWords(cwd);
const tokens = join(cwd, "src/styles/tokens.css");
const css = readFileSync(tokens, "utf8");
writeFileSync(tokens, css.replace(/(--color-accent): .*/, "$1: light-dark(#2dd4bf, #2DD4BF);"));
for (const command of ["build:test", "test:unit", "test:browser"]) {
  const options = { cwd, shell: true, stdio: "inherit", env: plainEnvironment() } as const;
  const { status } = spawnSync(`npm run ${command}`, options);
  if (status === 0) continue;
  console.error(`Red with the facts of a launched company: “npm run ${command}” in ${cwd}.`);
  process.exit(1);
}
rmSync(cwd, { recursive: true });
