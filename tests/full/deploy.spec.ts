import { execFileSync, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyProject, plainEnvironment } from "../../scripts/copy-project.ts";
import { expect, skipWithout, test } from "../fixtures";
import { ImageStore, whyNoContainer } from "../support/container.ts";
import { freePort } from "../support/free-port.ts";
import { rawRequest } from "../support/raw-request.ts";
import { missing } from "../support/web-servers.ts";

test.describe("deploy/", () => {
  test("systemd reports no problem with the units", () => {
    skipWithout(missing("systemd-analyze", ["--version"]));
    const units = readdirSync("deploy/systemd");
    for (const unit of units) {
      const text = readFileSync(join("deploy/systemd", unit), "utf8");
      // A path that exists on this machine.
      writeFileSync(test.info().outputPath(unit), text.replaceAll("/srv/website", process.cwd()));
    }
    const paths = units.map((unit) => test.info().outputPath(unit));
    expect(execFileSync("systemd-analyze", ["verify", ...paths], { encoding: "utf8", stdio: "pipe" })).toBe(
      "",
    );
  });

  test("a release fails while there is a launch error, and keeps the previous site", () => {
    const copy = copyProject();
    try {
      mkdirSync(join(copy, "dist"));
      mkdirSync(join(copy, "build"));
      writeFileSync(join(copy, "dist/index.html"), "the site before");
      writeFileSync(join(copy, "build/site.json"), "its notes");
      const site = join(copy, "src/content/site.yaml");
      writeFileSync(site, readFileSync(site, "utf8").replace(/^url: .*$/m, "url: https://kasv.example"));
      const { status, stdout } = spawnSync(process.execPath, ["scripts/build.ts", "--release"], {
        cwd: copy,
        env: plainEnvironment(),
        encoding: "utf8",
      });
      expect(status).toBe(1);
      expect(stdout).toContain("kasv.example is reserved for examples (RFC 2606)");
      expect(readFileSync(join(copy, "dist/index.html"), "utf8")).toBe("the site before");
      expect(readFileSync(join(copy, "build/site.json"), "utf8")).toBe("its notes");
      expect(existsSync(join(copy, "dist.new"))).toBe(false);
    } finally {
      rmSync(copy, { recursive: true });
    }
  });

  test("the image is built, and its server runs without root and is healthy", async () => {
    skipWithout(whyNoContainer());
    test.setTimeout(900_000);
    const images = new ImageStore();
    try {
      images.makeBase();
      images.build("website", "DRAFT=1");
      const { config } = JSON.parse(images.buildah("inspect", "--type", "image", "website")).Docker;
      const container = images.buildah("from", "--pull-never", "website");
      const port = `${await freePort()}`;
      const server = images.run(container, config.Cmd, { PORT: port });
      try {
        await once(server.stdout, "data");
        expect((await rawRequest(`http://127.0.0.1:${port}`, "/about")).status).toBe(200);
        const [, ...healthCheck] = config.Healthcheck.Test;
        for (const [program, code] of [
          [healthCheck, 0],
          [["sh", "-c", 'test "$(id -u)" = 1000'], 0],
          [["touch", "server/new"], 1],
          [["test", "-e", "node_modules/astro"], 1],
        ] as const) {
          const [ended] = await once(images.run(container, program, { PORT: port }), "exit");
          expect(ended, program.join(" ")).toBe(code);
        }
      } finally {
        process.kill(-(server.pid ?? 0));
        await once(server, "exit");
      }
    } finally {
      images.remove();
    }
  });
});
