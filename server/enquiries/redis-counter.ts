import { Redis } from "ioredis";
import { type RateCounter, WINDOW_MS } from "./rate-limit.ts";

/** One step in Redis, so that servers that count at once can't lose a use or the window's end. */
const COUNT = `
local uses = redis.call("INCR", KEYS[1])
if uses == 1 then redis.call("PEXPIRE", KEYS[1], ARGV[1]) end
return {uses, redis.call("PTTL", KEYS[1])}`;
/** Counts in memory take over before a visitor notices. */
const TIMEOUT_MS = 500;

/**
 * Counts in Redis, so that several servers share a limit.
 * @param url such as redis://localhost:6379
 * @param spare counts while Redis can't be reached
 * @param warn gets one line when Redis is lost and one when it is back
 */
export function redisCounter(url: string, spare: RateCounter, warn: (message: string) => void): RateCounter {
  const redis = new Redis(url, {
    keyPrefix: "enquiries:",
    commandTimeout: TIMEOUT_MS,
    connectTimeout: 5_000,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: (attempt) => Math.min(attempt * 200, 5_000),
  });
  let isLost = false;
  // Without a listener each failed connection would be written to the console.
  redis.on("error", () => {});

  return {
    count: async (key) => {
      try {
        const [uses, endsIn] = (await redis.eval(COUNT, 1, key, WINDOW_MS)) as [number, number];
        if (isLost) {
          isLost = false;
          warn("Redis is back: rate limits are shared again");
        }
        return { uses, endsIn };
      } catch {
        if (!isLost) {
          isLost = true;
          warn("Redis can't be reached: rate limits are counted in this process");
        }
        return spare.count(key);
      }
    },
    close: async () => {
      redis.disconnect();
    },
  };
}
