import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { plainEnvironment } from "../../scripts/copy-project.ts";
import { expect, test } from "../fixtures";
import { ask } from "../support/ask.ts";
import { missing } from "../support/web-servers.ts";

test.describe("deploy/", () => {
  let folder: string;
  test.beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "deploy-"));
  });
  test.afterEach(() => rmSync(folder, { recursive: true }));

  test("systemd finds nothing wrong with the units", () => {
    const reason = missing("systemd-analyze", ["--version"]);
    test.skip(Boolean(reason), reason);
    for (const unit of ["website.service", "website.socket"]) {
      const text = readFileSync(join("deploy/systemd", unit), "utf8");
      // Paths that this machine has.
      const here = text.replace("/usr/bin/node", process.execPath).replace("/srv/website", process.cwd());
      writeFileSync(join(folder, unit), here);
    }
    const units = ["website.service", "website.socket"].map((unit) => join(folder, unit));
    expect(execFileSync("systemd-analyze", ["verify", ...units], { encoding: "utf8", stdio: "pipe" })).toBe(
      "",
    );
  });

  test("the container's steps leave a folder that serves the site", async () => {
    test.setTimeout(300_000);
    const context = join(folder, "context");
    for (const line of readFileSync("deploy/container/Dockerfile.dockerignore", "utf8")
      .trim()
      .split("\n")
      .slice(1)) {
      cpSync(line.slice(1), join(context, line.slice(1)), { recursive: true });
    }
    const app = join(folder, "app");
    const env = { ...plainEnvironment(), npm_config_audit: "false", npm_config_fund: "false" };
    execFileSync("deploy/container/install.sh", [app], {
      cwd: context,
      env,
      stdio: ["ignore", "ignore", "pipe"],
    });
    expect(existsSync(join(app, "node_modules/astro"))).toBe(false);
    expect(existsSync(join(app, "node_modules/.bin/node"))).toBe(false);

    const server = spawn(process.execPath, ["server/index.js"], {
      cwd: app,
      env: { ...env, NODE_ENV: "production", PORT: "0", HOST: "127.0.0.1" },
    });
    try {
      const [said] = await once(server.stdout, "data");
      const origin = /http:\S+/.exec(String(said))?.[0] ?? "";
      expect((await ask(origin, "/about")).status).toBe(200);
      // As the image's health check asks.
      expect((await ask(origin, "/readyz")).status).toBe(200);
    } finally {
      server.kill("SIGKILL");
    }
  });
});
