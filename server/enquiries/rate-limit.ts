import {
  type IRateLimiterOptions,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from "rate-limiter-flexible";
import type { SharedRedis } from "./redis.ts";

const WINDOW_SECONDS = 60;
/** The limit for all addresses together, as a multiple of the limit for one. */
const COMMON_FACTOR = 30;
/** The only key of the common limit. */
const COMMON = "common";

/**
 * Creates a limit of valid enquiries per minute, for each address and for all together.
 * @param perMinute the limit for one address, from 1
 * @param redis the Redis through which several servers share the limit; without it, or while it
 * fails, each server counts alone
 * @returns a function that counts one enquiry, and returns 0 or how many ms the client has to wait
 */
export function createRateLimit(perMinute: number, redis?: SharedRedis) {
  const inMemory = createCount(perMinute, (options) => new RateLimiterMemory(options));
  const shared =
    redis &&
    createCount(perMinute, (options) => new RateLimiterRedis({ ...options, storeClient: redis.client }));

  return async (client: string): Promise<number> =>
    (shared && (await redis.run(() => shared(client)))) ?? inMemory(client);
}

type Limiter = RateLimiterMemory | RateLimiterRedis;

/** @param create creates a limiter in memory or in Redis */
function createCount(perMinute: number, create: (options: IRateLimiterOptions) => Limiter) {
  const limiter = (keyPrefix: string, points: number) =>
    create({ keyPrefix: `enquiries:${keyPrefix}`, points, duration: WINDOW_SECONDS });
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

async function consume(limiter: Limiter, key: string): Promise<number> {
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
