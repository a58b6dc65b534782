import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyProject, plainEnvironment } from "../../scripts/copy-project.ts";
import { test as base, expect } from "../fixtures";

/** A development server for a copy of the project. */
export class Development {
  folder = copyProject();
  server: ChildProcess;
  address: Promise<string>;

  constructor() {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    this.address = promise;
    this.server = spawn(process.execPath, ["node_modules/astro/bin/astro.mjs", "dev", "--port", "0"], {
      cwd: this.folder,
      env: plainEnvironment(),
    });
    let output = "";
    const find = (chunk: Buffer) => {
      output += chunk;
      const found = /http:\/\/localhost:\d+/.exec(output)?.[0];
      if (found && output.includes("watching for file changes")) resolve(found);
    };
    this.server.stdout?.on("data", find);
    this.server.stderr?.on("data", find);
    this.server.on("exit", () => reject(new Error(output)));
  }

  read = (file: string) => readFileSync(join(this.folder, file), "utf8");

  /**
   * Replaces the file at once, as editors do: the server would report a half-written file as an
   * error.
   */
  save(file: string, text: string) {
    writeFileSync(join(this.folder, "saved"), text);
    renameSync(join(this.folder, "saved"), join(this.folder, file));
  }

  change(file: string, from: string | RegExp, to: string) {
    const before = this.read(file);
    const after = before.replace(from, to);
    expect(after).not.toBe(before);
    this.save(file, after);
  }

  remove = (file: string) => rmSync(join(this.folder, file));

  end() {
    this.server.kill();
    rmSync(this.folder, { recursive: true, maxRetries: 5 });
  }
}

/** The development server that a worker runs, and the file of tests for which it was started. */
interface Running {
  file?: string;
  development?: Development;
}

/**
 * Tests with a development server. Files don't share one, because their tests change its content.
 */
export const test = base.extend<{ development: Development }, { running: Running }>({
  running: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from the pattern
    async ({}, use) => {
      const running: Running = {};
      await use(running);
      running.development?.end();
    },
    { scope: "worker" },
  ],
  development: async ({ running }, use, { file }) => {
    if (!running.development || running.file !== file) {
      running.development?.end();
      Object.assign(running, { file, development: new Development() });
    }
    await use(running.development as Development);
  },
});
