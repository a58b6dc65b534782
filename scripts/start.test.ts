import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { makeServerFolder } from "../tests/support/child-server.ts";

const { folder, remove } = makeServerFolder("log");
afterAll(remove);

/** Whether a server answers at this address. */
const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

describe("npm start", () => {
  // The project's own command, without the build.
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const start = scripts["start"]?.replace("npm run build", "true");
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module", scripts: { start } }));

  it.each([
    ["npm itself, as a supervisor or docker stop does", (pid: number) => pid],
    ["the whole group, as a terminal does", (pid: number) => -pid],
  ])("stops the server when SIGTERM comes to %s", async (_, target) => {
    const npm = spawn("npm", ["start"], {
      cwd: folder,
      env: { ...process.env, PORT: "0", HOST: "127.0.0.1" },
      detached: true,
      stdio: ["ignore", "pipe", "ignore"],
    });
    const pid = npm.pid ?? 0;
    onTestFinished(() => killGroup(pid));
    const url = await saidBy(npm, /^The site is at (http:\S+)$/m);
    expect(await answers(url)).toBe(true);
    process.kill(target(pid), "SIGTERM");
    await once(npm, "exit");
    expect(await answers(url)).toBe(false);
  });
});

async function saidBy(child: ChildProcess, pattern: RegExp): Promise<string> {
  let said = "";
  return await new Promise((resolve, reject) => {
    const listen = (part: Buffer) => {
      said += String(part);
      const found = pattern.exec(said)?.[1];
      if (found) {
        child.stdout?.off("data", listen);
        resolve(found);
      }
    };
    child.stdout?.on("data", listen);
    child.once("exit", () => reject(new Error(said)));
  });
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // It has already ended, as expected.
  }
}
