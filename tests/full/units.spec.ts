import { execFileSync, spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, skipWithout, test } from "../fixtures";
import { missing } from "../support/program.ts";

/** Writes the units with paths that exist on this machine. */
function writeUnits(): string[] {
  const units = readdirSync("deploy").filter((name) => /\.(service|socket|timer)$/.test(name));
  return units.map((unit) => {
    const path = test.info().outputPath(unit);
    const here = readFileSync(join("deploy", unit), "utf8").replaceAll(
      /\/srv\/website\/(current|repository)/g,
      resolve("."),
    );
    writeFileSync(path, here);
    return path;
  });
}

test("systemd reports no problem with the units", () => {
  skipWithout(missing("systemd-analyze", ["--version"]));
  const paths = writeUnits();
  expect(execFileSync("systemd-analyze", ["verify", ...paths], { encoding: "utf8", stdio: "pipe" })).toBe("");
});

test("systemd rates the sandbox of the server as good", () => {
  skipWithout(missing("systemd-analyze", ["--version"]));
  const path = writeUnits().find((file) => file.endsWith("website.service")) ?? "";
  // 2.0 of 10 points of exposure.
  const options = ["security", "--offline=true", "--threshold=20"];
  const { status, stdout } = spawnSync("systemd-analyze", [...options, path], { encoding: "utf8" });
  expect(status, stdout).toBe(0);
});
