import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

const WINDOW_SECONDS = 60;
/** The limit for all addresses together, as a multiple of the limit for one. */
const COMMON_FACTOR = 30;
/** The only key of the common limit. */
const COMMON = "common";

/**
 * Creates a limit of valid enquiries per minute, for each address and for all together.
 * @param perMinute the limit for one address, from 1
 * @returns a function that counts one enquiry, and returns 0 or how many ms the client has to wait
 */
export function createRateLimit(perMinute: number) {
  const own = new RateLimiterMemory({ points: perMinute, duration: WINDOW_SECONDS });
  const common = new RateLimiterMemory({ points: perMinute * COMMON_FACTOR, duration: WINDOW_SECONDS });

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

async function consume(limiter: RateLimiterMemory, key: string): Promise<number> {
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
