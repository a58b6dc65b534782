import type { Redis } from "ioredis";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";

const WINDOW_SECONDS = 60;
/** The limit for all addresses together, as a multiple of the limit for one. */
const COMMON_FACTOR = 30;
/** The only key of the common limit. */
const COMMON = "common";

/**
 * Creates a limit of valid enquiries per minute, for each address and for all together.
 * @param perMinute the limit for one address, from 1
 * @param redis the Redis through which several servers share the limit; without it, or while it
 * can't be reached, each server counts alone
 * @returns a function that counts one enquiry, and returns 0 or how many ms the client has to wait
 */
export function createRateLimit(perMinute: number, redis?: Redis) {
  const limiter = (keyPrefix: string, points: number) => {
    const options = { keyPrefix: `enquiries:${keyPrefix}`, points, duration: WINDOW_SECONDS };
    const memory = new RateLimiterMemory(options);
    return redis
      ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: memory })
      : memory;
  };
  const own = limiter("address", perMinute);
  const common = limiter("all", perMinute * COMMON_FACTOR);

  return async (client: string): Promise<number> => {
    // Checked first, so that no more addresses are remembered than the common limit allows.
    const before = await common.get(COMMON);
    if (before && before.remainingPoints <= 0 && before.msBeforeNext > 0) {
      return before.msBeforeNext;
    }
    // An enquiry over its own address's limit doesn't use up the common one.
    return (await consume(own, client)) || (await consume(common, COMMON));
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
