import { Redis } from "ioredis";
import type { Log } from "./log.ts";

/** How long a command may take, in ms: after it memory takes over, before a visitor notices. */
const COMMAND_MS = 500;
/** How long Redis is left alone after a command failed, in ms: enquiries must not each wait for it. */
const PAUSE_MS = 5_000;

/** The Redis that several servers share. */
export interface SharedRedis {
  client: Redis;
  /**
   * Runs commands, unless there is no connection or one has failed within the last PAUSE_MS.
   * @returns their result; undefined if they failed or were not run, so that the caller goes on with
   * its own memory
   */
  run: <Result>(commands: (client: Redis) => Promise<Result>) => Promise<Result | undefined>;
}

/**
 * Connects to Redis. The log says when it begins to fail and when it works again, whether it can't
 * be reached, hangs, is full or is read-only.
 */
export function connectRedis(url: URL, log: Log): SharedRedis {
  const client = new Redis(url.href, {
    commandTimeout: COMMAND_MS,
    connectTimeout: 5_000,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: (attempt) => Math.min(attempt * 200, 5_000),
  });
  let failedAt: number | undefined;

  function fail(error: Error): void {
    if (failedAt === undefined) log({ event: "redis-unreachable", reason: reasonOf(error) });
    failedAt = Date.now();
  }

  function recover(): void {
    if (failedAt !== undefined) log({ event: "redis-reachable" });
    failedAt = undefined;
  }

  client.on("error", fail);
  client.on("ready", recover);
  return {
    client,
    run: async (commands) => {
      const before = failedAt;
      const isPaused = before !== undefined && Date.now() - before < PAUSE_MS;
      if (isPaused || client.status !== "ready") return undefined;
      try {
        const result = await commands(client);
        // Others that began at the same time may have failed since.
        if (failedAt === before) recover();
        return result;
      } catch (error) {
        fail(error as Error);
        return undefined;
      }
    },
  };
}

/** Of an error that Redis answers only the code, such as OOM: the rest may quote a visitor's address. */
function reasonOf(error: Error & { code?: string }): string {
  return error.name === "ReplyError" ? error.message.split(" ", 1).join() : (error.code ?? error.message);
}
