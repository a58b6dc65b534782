import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { isRefused, makeServerFolder } from "../tests/support/child-server.ts";
import { startProgram } from "../tests/support/program.ts";

it("npm start stops the server when SIGTERM comes to npm itself, as from a supervisor or docker stop", async () => {
  const { folder, remove } = makeServerFolder("log");
  onTestFinished(remove);
  // The project's own commands, with something else as the build.
  const { prestart, start } = JSON.parse(readFileSync("package.json", "utf8")).scripts;
  const scripts = { prestart, start, build: "node --version" };
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module", scripts }));
  const npm = await startProgram("npm", ["start"], /^The site is at http:\S+:(\d+)$/m, {
    cwd: folder,
    env: { ...process.env, PORT: "0", HOST: "127.0.0.1" },
    detached: true,
  });
  onTestFinished(() => npm.stop("SIGKILL"));
  const port = Number(npm.match[1]);
  expect(await isRefused(port)).toBe(false);
  npm.child.kill("SIGTERM");
  await expect.poll(() => isRefused(port), { timeout: 10_000 }).toBe(true);
});
