import { spawn } from "node:child_process";
import { once } from "node:events";

const SIGNALS = ["SIGINT", "SIGTERM"] as const;

/**
 * Runs another script of Node's, and ends it where this process is told to stop:
 * who stops a start must not find the build going on without it.
 * @returns the other's code, 1 where a signal ended it
 */
export async function runNode(args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, args, { stdio: "inherit" });
  const forward = (signal: NodeJS.Signals) => void child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, forward);
  const [code] = (await once(child, "exit")) as [number | null];
  for (const signal of SIGNALS) process.off(signal, forward);
  return code ?? 1;
}
