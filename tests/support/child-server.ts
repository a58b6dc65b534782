import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { SiteNotes } from "../../server/build-notes.ts";
import { ENQUIRY } from "../../src/features/enquiry/copy.fixture.ts";
import { OFFICE } from "../../src/features/enquiry/office/office.fixture.ts";

/** A server in a child process, with its own small site. */
export interface ChildServer {
  child: ChildProcess;
  /** The address without a path. */
  url: string;
  /** Everything that it has written so far, to stdout or stderr. */
  output: () => string;
  /** Resolves when it ends, with its exit code and signal. */
  ended: Promise<[code: number | null, signal: NodeJS.Signals | null]>;
}

/**
 * Creates a folder with the server and a small built site.
 * @param mode the mode for which the site is built
 * @returns the folder, and a function that removes it
 */
export function makeServerFolder(mode: SiteNotes["mode"]): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "server-"));
  cpSync("server", join(folder, "server"), { recursive: true });
  cpSync("src/features/enquiry", join(folder, "src/features/enquiry"), { recursive: true });
  for (const file of ["lib/delivery-mode.ts", "lib/content/text-schemas.ts"]) {
    cpSync(join("src", file), join(folder, "src", file));
  }
  cpSync("package.json", join(folder, "package.json"));
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  mkdirSync(join(folder, "dist"));
  for (const name of ["index", "contact", "404", "500", "enquiry-sent", "enquiry-failed"]) {
    const policy = `<meta http-equiv="content-security-policy" content="default-src 'none'">`;
    writeFileSync(join(folder, "dist", `${name}.html`), `${policy}${name}`);
  }
  const notes: SiteNotes = {
    mode,
    office: { ...OFFICE, holidays: [] },
    messages: ENQUIRY.messages,
    failure: ENQUIRY.toasts.failed.body,
    mail: ENQUIRY.mail,
  };
  mkdirSync(join(folder, "build"));
  writeFileSync(join(folder, "build/site.json"), JSON.stringify(notes));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

/**
 * Starts the server and waits until it listens.
 * @throws Error with its output if it ended instead
 */
export async function startServer(folder: string, env: Record<string, string>): Promise<ChildServer> {
  const child = spawn(process.execPath, ["server/main.ts"], {
    cwd: folder,
    env: { ...process.env, HOST: "127.0.0.1", PORT: "0", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const ended = new Promise<[number | null, NodeJS.Signals | null]>((done) => {
    child.once("close", (code, signal) => done([code, signal]));
  });
  const url = await new Promise<string>((listens, fails) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text;
        const found = /^The site is at (http:\S+)$/m.exec(output)?.[1];
        if (found) listens(found);
      });
    }
    void ended.then(() => fails(new Error(output)));
  });
  return { child, url, output: () => output, ended };
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
