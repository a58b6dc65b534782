import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it, onTestFinished } from "vitest";
import { isRefused, makeServerFolder } from "../tests/support/child-server.ts";

const { folder, remove } = makeServerFolder("log");
afterAll(remove);

// The project's own command, without the build.
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
const start = scripts["start"]?.replace("npm run build", "true");
writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module", scripts: { start } }));

it.each([
  ["npm itself, as a supervisor or docker stop does", 1],
  ["the whole group, as a terminal does", -1],
])("npm start stops the server when SIGTERM comes to %s", async (_, sign) => {
  const npm = spawn("npm", ["start"], {
    cwd: folder,
    env: { ...process.env, PORT: "0", HOST: "127.0.0.1" },
    detached: true,
    stdio: ["ignore", "pipe", "ignore"],
  });
  const pid = npm.pid ?? 0;
  let said = "";
  npm.stdout.on("data", (part) => (said += part));
  const port = () => /^The site is at http:\S+:(\d+)$/m.exec(said)?.[1];
  await expect.poll(port, { timeout: 30_000 }).toBeDefined();
  onTestFinished(() => killGroup(pid));
  expect(await isRefused(Number(port()))).toBe(false);
  process.kill(sign * pid, "SIGTERM");
  await once(npm, "exit");
  expect(await isRefused(Number(port()))).toBe(true);
});

function killGroup(pid: number): void {
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // It has already ended, as expected.
  }
}
