import { type SpawnOptions, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";

/**
 * Starts a program and waits until it has written what it writes when it is ready.
 * @param options if detached, the processes that it starts are stopped with it
 * @returns the process, what it has written when it was ready and until now, how to stop it, and its end
 * @throws Error with its output if it ended instead
 */
export async function startProgram(command: string, args: string[], ready: RegExp, options: SpawnOptions) {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], ...options });
  const ended = once(child, "close") as Promise<[code: number | null, signal: NodeJS.Signals | null]>;
  let isRunning = true;
  let output = "";
  const match = await new Promise<RegExpExecArray>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => {
        output += text;
        const found = ready.exec(output);
        if (found) resolve(found);
      });
    }
    void ended.then(() => {
      isRunning = false;
      reject(new Error(output));
    });
  });
  const stop = async (signal: NodeJS.Signals = "SIGTERM") => {
    if (isRunning && options.detached && child.pid) process.kill(-child.pid, signal);
    else child.kill(signal);
    await ended;
  };
  return { child, match, output: () => output, ended, stop };
}

/**
 * Checks whether a program is installed.
 * @param version the arguments that print its version
 * @returns what is missing; undefined if nothing is
 */
export function missing(program: string, version: readonly string[]): string | undefined {
  const isHere = spawnSync(program, version, { stdio: "ignore", cwd: tmpdir() }).status === 0;
  return isHere ? undefined : `“${[program, ...version].join(" ")}” doesn't run here`;
}
