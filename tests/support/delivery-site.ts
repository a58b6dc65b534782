import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { cpSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { copyProject, plainEnvironment } from "../../scripts/copy-project.ts";
import { test as base } from "../fixtures";

interface Addresses {
  /** The address of the site in delivery mode. */
  site: string;
  /** The address of the page that lists the mails. */
  mailbox: string;
}

interface Demo extends Addresses {
  /** Starts another server of the same build, with other settings; it ends with the first. */
  another: (settings: Record<string, string>) => Promise<Addresses>;
}

/** Serves a copy of the project, because a site is built for one mode, with the mailbox of the demo. */
export const test = base.extend<object, { demo: Demo }>({
  demo: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are used from the pattern
    async ({}, use) => {
      const folder = copyProject();
      cpSync("tests/support", join(folder, "tests/support"), { recursive: true });
      symlinkSync(resolve("package-lock.json"), join(folder, "package-lock.json"));
      const running: ChildProcess[] = [];
      const another = (settings: Record<string, string>) => {
        const demo = spawnDemo(folder, settings);
        running.push(demo);
        return addressesOf(demo);
      };
      try {
        execFileSync(process.execPath, ["scripts/build.ts"], {
          cwd: folder,
          env: { ...plainEnvironment(), ENQUIRY_DELIVERY: "smtp" },
          stdio: "pipe",
        });
        await use({ ...(await another({})), another });
      } finally {
        await Promise.all(running.map(stop));
        rmSync(folder, { recursive: true });
      }
    },
    { scope: "worker", timeout: 180_000 },
  ],
});

const SERVE = 'await import("./scripts/demo-mailbox.ts"); await import("./server/main.ts");';

const spawnDemo = (cwd: string, settings: Record<string, string>) =>
  spawn(process.execPath, ["--input-type=module", "-e", SERVE], {
    cwd,
    detached: true,
    env: {
      ...plainEnvironment(),
      PORT: "0",
      HOST: "127.0.0.1",
      MAILBOX_PORT: "0",
      RATE_LIMIT_PER_MINUTE: "1000",
      ...settings,
    },
  });

function addressesOf(demo: ChildProcess): Promise<Addresses> {
  let output = "";
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const mailbox = /mailbox is at (http\S+)/.exec(output)?.[1];
      const site = /site is at (http\S+)/.exec(output)?.[1];
      if (mailbox && site) resolve({ mailbox, site });
    };
    demo.stdout?.on("data", read);
    demo.stderr?.on("data", read);
    demo.on("exit", () => reject(new Error(output)));
  });
}

async function stop(demo: ChildProcess) {
  if (demo.exitCode !== null || demo.signalCode !== null) return;
  const ended = new Promise((resolve) => demo.once("exit", resolve));
  if (demo.pid) process.kill(-demo.pid);
  await ended;
}
