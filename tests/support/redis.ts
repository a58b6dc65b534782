import { spawn, spawnSync } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "./free-port.ts";
import { missing } from "./program.ts";

/** Why no Redis can be started here; undefined if one can. */
export const whyNoRedis = missing("redis-server", ["--version"]);

/** A Redis without files, on its own port. */
export interface TestRedis {
  url: string;
  /** Resolves when this many programs are connected. */
  connected: (programs: number) => Promise<void>;
  /** Runs a command, and returns what it answers. */
  ask: (...command: string[]) => string;
  /** Sends a signal to the process: SIGSTOP makes it hang, SIGCONT continue. */
  signal: (name: "SIGSTOP" | "SIGCONT") => void;
  stop: () => void;
}

export async function startRedis(): Promise<TestRedis> {
  const port = `${await freePort()}`;
  const options = ["--port", port, "--bind", "127.0.0.1", "--save", "", "--dir", "/tmp"];
  const redis = spawn("redis-server", options, { stdio: "ignore" });
  const cli = (...command: string[]) =>
    spawnSync("redis-cli", ["-p", port, ...command], { encoding: "utf8" });
  const ask = (...command: string[]) => cli(...command).stdout.trim();
  while (cli("ping").status !== 0) await wait(20);
  return {
    url: `redis://127.0.0.1:${port}`,
    connected: async (programs) => {
      // A client that is connected has asked for INFO; redis-cli itself is not counted.
      while ((ask("client", "list").match(/cmd=info/g) ?? []).length < programs) await wait(20);
    },
    ask,
    signal: (name) => void redis.kill(name),
    stop: () => void redis.kill("SIGKILL"),
  };
}
