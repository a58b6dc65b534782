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
  stop: () => void;
}

export async function startRedis(): Promise<TestRedis> {
  const port = `${await freePort()}`;
  const options = ["--port", port, "--bind", "127.0.0.1", "--save", "", "--dir", "/tmp"];
  const redis = spawn("redis-server", options, { stdio: "ignore" });
  // A client that is connected has asked for INFO; redis-cli itself is not counted.
  const ask = () => spawnSync("redis-cli", ["-p", port, "client", "list"], { encoding: "utf8" });
  while (ask().status !== 0) await wait(20);
  return {
    url: `redis://127.0.0.1:${port}`,
    connected: async (programs) => {
      while ((ask().stdout.match(/cmd=info/g) ?? []).length < programs) await wait(20);
    },
    stop: () => void redis.kill("SIGKILL"),
  };
}
