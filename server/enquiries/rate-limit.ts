import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

const WINDOW_SECONDS = 60;
/** The limit for all addresses together, as a multiple of the limit for one. */
const COMMON_FACTOR = 30;

/**
 * Creates a limit of valid enquiries per minute, for each address and for all together.
 * @param perMinute the limit for one address, from 1
 * @returns a function that counts one enquiry, and returns 0 or how many ms the client has to wait
 */
export function createRateLimit(perMinute: number) {
  const own = new RateLimiterMemory({ points: perMinute, duration: WINDOW_SECONDS });
  const common = new RateLimiterMemory({ points: perMinute * COMMON_FACTOR, duration: WINDOW_SECONDS });

  // An enquiry over its own address's limit doesn't use up the common one.
  return async (client: string) => (await consume(own, client)) || (await consume(common, "all"));
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
