import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { copyProject, plainEnvironment } from "./copy-project.ts";

const copy = copyProject();
afterAll(() => rmSync(copy, { recursive: true }));

const build = (cwd: string, script = "scripts/build.ts") =>
  spawnSync(process.execPath, [script], { cwd, env: plainEnvironment(), encoding: "utf8" });

describe("npm run build", () => {
  it("keeps the previous site if rendering fails", () => {
    mkdirSync(join(copy, "dist"));
    writeFileSync(join(copy, "dist/index.html"), "the last good one");
    const page = join(copy, "src/pages/500.astro");
    writeFileSync(
      page,
      readFileSync(page, "utf8").replace("---\n", '---\nthrow new Error("while rendering");\n'),
    );
    const { status, stdout, stderr } = build(copy);
    expect(status).toBe(1);
    expect(stdout + stderr).toContain("while rendering");
    expect(readFileSync(join(copy, "dist/index.html"), "utf8")).toBe("the last good one");
    expect(existsSync(join(copy, "dist.new"))).toBe(false);
    expect(existsSync(join(copy, "build"))).toBe(false);
  });

  // On Linux not even root can create a folder in /sys.
  it.skipIf(process.platform !== "linux")("reports in one line that it can't write", () => {
    const { status, stdout, stderr } = build("/sys", resolve("scripts/build.ts"));
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: "",
      stderr: expect.stringMatching(/^\/sys can't be written to \(E\w+\)\. Build as a user .*\n$/),
    });
  });
});
