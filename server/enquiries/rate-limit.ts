import { Redis } from "ioredis";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import type { Log } from "./log.ts";

const WINDOW_SECONDS = 60;
/** The limit for all addresses together, as a multiple of the limit for one. */
const COMMON_FACTOR = 30;
/** The only key of the common limit. */
const COMMON = "common";

/** Limits how many valid enquiries are accepted per minute. */
interface RateLimit {
  /**
   * Counts one enquiry.
   * @returns 0, or how many ms the client has to wait
   */
  wait: (client: string) => Promise<number>;
  close: () => void;
}

/**
 * Creates a limit per minute, for each address and for all together.
 * @param perMinute the limit for one address, from 1
 * @param redisUrl the Redis through which several servers share the limit; without it, or while it
 * can't be reached, each server counts alone
 */
export function createRateLimit(perMinute: number, redisUrl: URL | undefined, log: Log): RateLimit {
  const redis = redisUrl && connectRedis(redisUrl, log);
  const limiter = (keyPrefix: string, points: number) => {
    const options = { keyPrefix: `enquiries:${keyPrefix}`, points, duration: WINDOW_SECONDS };
    const memory = new RateLimiterMemory(options);
    return redis
      ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: memory })
      : memory;
  };
  const own = limiter("address", perMinute);
  const common = limiter("all", perMinute * COMMON_FACTOR);

  return {
    wait: async (client) => {
      // Checked first, so that no more addresses are remembered than the common limit allows.
      const before = await common.get(COMMON);
      if (before && before.remainingPoints <= 0 && before.msBeforeNext > 0) {
        return before.msBeforeNext;
      }
      // An enquiry over its own address's limit doesn't use up the common one.
      return (await consume(own, client)) || (await consume(common, COMMON));
    },
    close: () => redis?.disconnect(),
  };
}

async function consume(limiter: RateLimiterMemory | RateLimiterRedis, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (error) {
    if (error instanceof RateLimiterRes) {
      return Math.max(1, error.msBeforeNext);
    }
    throw error;
  }
}

function connectRedis(url: URL, log: Log): Redis {
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
