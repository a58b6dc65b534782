import { spawn } from "node:child_process";
import { once } from "node:events";

const SIGNALS = ["SIGINT", "SIGTERM"] as const;

/**
 * Runs another Node script, and stops it when this process is stopped: stopping `npm start` must
 * also stop its build.
 * @returns the script's exit code; 1 if a signal ended it
 */
export async function runNode(args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, args, { stdio: "inherit" });
  const forward = (signal: NodeJS.Signals) => void child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, forward);
  const [code] = (await once(child, "exit")) as [number | null];
  for (const signal of SIGNALS) process.off(signal, forward);
  return code ?? 1;
}
