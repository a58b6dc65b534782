import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { BuildInfo } from "../../server/read-build-info.ts";
import { SITE } from "../../src/features/enquiry/shared-with-server/enquiry-copy.fixture.ts";
import { startProgram } from "./program.ts";

/**
 * Creates a folder with the server and a small built site.
 * @param mode the mode for which the site is built
 * @returns the folder, and a function that removes it
 */
export function makeServerFolder(mode: BuildInfo["mode"]) {
  const folder = mkdtempSync(join(tmpdir(), "server-"));
  cpSync("server", join(folder, "server"), { recursive: true });
  // What the image has of src (deploy/Dockerfile).
  for (const part of ["src/lib", "src/features/enquiry"]) {
    cpSync(part, join(folder, part), { recursive: true });
  }
  cpSync("package.json", join(folder, "package.json"));
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  mkdirSync(join(folder, "dist"));
  for (const name of ["index", "contact", "404", "500", "enquiry-sent", "enquiry-failed"]) {
    const policy = `<meta http-equiv="content-security-policy" content="default-src 'none'">`;
    writeFileSync(join(folder, "dist", `${name}.html`), `${policy}${name}`);
  }
  const info: BuildInfo = { mode, ...SITE };
  mkdirSync(join(folder, "build"));
  writeFileSync(join(folder, "build/build-info.json"), JSON.stringify(info));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

/**
 * Starts the server, waits until it listens, and returns it with its address.
 * @throws Error with its output if it ended instead
 */
export async function startServer(cwd: string, settings: Record<string, string>) {
  const env = { ...process.env, HOST: "127.0.0.1", PORT: "0", ...settings };
  const ready = /^The site is at (http:\S+) in .*$/m;
  const program = await startProgram(process.execPath, ["server/index.js"], ready, { cwd, env });
  return { ...program, url: program.match[1] ?? "" };
}

/** Whether the server refuses new connections. */
export function isRefused(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1")
      .once("connect", () => resolve(false))
      .once("error", () => resolve(true))
      .once("connect", () => socket.destroy());
  });
}
