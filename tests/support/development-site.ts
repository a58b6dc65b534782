import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyProject, plainEnvironment } from "../../scripts/copy-project.ts";
import { test as base, expect } from "../fixtures";
import { type Program, startProgram } from "./program.ts";

/** A development server for a copy of the project. */
export class Development {
  readonly folder: string;
  readonly address: string;
  private readonly server: Program;

  private constructor(folder: string, server: Program) {
    this.folder = folder;
    this.server = server;
    this.address = server.match[1] ?? "";
  }

  static async start(): Promise<Development> {
    const folder = copyProject();
    const server = await startProgram(
      process.execPath,
      ["node_modules/astro/bin/astro.mjs", "dev", "--port", "0"],
      /(http:\/\/localhost:\d+)[\s\S]*watching for file changes/,
      { cwd: folder, env: plainEnvironment() },
    );
    return new Development(folder, server);
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

  async end() {
    await this.server.stop();
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
      await running.development?.end();
    },
    { scope: "worker" },
  ],
  development: async ({ running }, use, { file }) => {
    if (!running.development || running.file !== file) {
      await running.development?.end();
      Object.assign(running, { file, development: await Development.start() });
    }
    await use(running.development as Development);
  },
});
