import { execFileSync, spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, skipWithout, test } from "../fixtures";
import { ImageStore, whyNoContainer } from "../support/container.ts";
import { freePort } from "../support/free-port.ts";
import { missing, type Program, startProgram } from "../support/program.ts";
import { rawRequest } from "../support/raw-request.ts";

/** Writes the units with paths that exist on this machine. */
function writeUnits(): string[] {
  return readdirSync("deploy/systemd").map((unit) => {
    const text = readFileSync(join("deploy/systemd", unit), "utf8");
    const path = test.info().outputPath(unit);
    const here = text.replaceAll("/srv/website", process.cwd());
    writeFileSync(path, here.replace("/usr/local/sbin/update-website", resolve("deploy/update.sh")));
    return path;
  });
}

test("systemd reports no problem with the units", () => {
  skipWithout(missing("systemd-analyze", ["--version"]));
  const paths = writeUnits();
  expect(execFileSync("systemd-analyze", ["verify", ...paths], { encoding: "utf8", stdio: "pipe" })).toBe("");
});

for (const unit of ["website.service", "website-canary.service"]) {
  test(`systemd rates the sandbox of ${unit} as good`, () => {
    skipWithout(missing("systemd-analyze", ["--version"]));
    const path = writeUnits().find((file) => file.endsWith(unit)) ?? "";
    // 2.0 of 10 points of exposure.
    const options = ["security", "--offline=true", "--threshold=20"];
    const { status, stdout } = spawnSync("systemd-analyze", [...options, path], { encoding: "utf8" });
    expect(status, stdout).toBe(0);
  });
}

test("the image is built, and its server runs without root and is healthy", async () => {
  skipWithout(whyNoContainer());
  test.setTimeout(900_000);
  const images = new ImageStore();
  let server: Program | undefined;
  try {
    images.makeBase();
    images.build("website", "DRAFT=1");
    const { config } = JSON.parse(images.buildah("inspect", "--type", "image", "website")).Docker;
    const container = images.buildah("from", "--pull-never", "website");
    const port = await freePort();
    const argsToRun = (program: string[]) => images.argsToRun(container, program, port);
    server = await startProgram("buildah", argsToRun(config.Cmd), /The site is at/, { detached: true });
    expect((await rawRequest(`http://127.0.0.1:${port}`, "/about")).status).toBe(200);
    const [, ...healthCheck] = config.Healthcheck.Test;
    for (const [program, code] of [
      [healthCheck, 0],
      [["sh", "-c", 'test "$(id -u)" = 1000'], 0],
      [["touch", "server/new"], 1],
      [["test", "-e", "node_modules/astro"], 1],
    ] as const) {
      expect(spawnSync("buildah", argsToRun([...program])).status, program.join(" ")).toBe(code);
    }
  } finally {
    await server?.stop();
    images.remove();
  }
});
