import { Redis } from "ioredis";
import type { Log } from "./log.ts";

/**
 * Connects to the Redis that several servers share. Commands fail at once while it can't be
 * reached; the log says when that begins and ends.
 */
export function connectRedis(url: URL, log: Log): Redis {
  const redis = new Redis(url.href, {
    // After this time memory takes over, before a visitor notices.
    commandTimeout: 500,
    connectTimeout: 5_000,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: (attempt) => Math.min(attempt * 200, 5_000),
  });
  let isLost = false;
  redis.on("error", () => {
    if (!isLost) log({ event: "redis-unreachable" });
    isLost = true;
  });
  redis.on("ready", () => {
    if (isLost) log({ event: "redis-reachable" });
    isLost = false;
  });
  return redis;
}
