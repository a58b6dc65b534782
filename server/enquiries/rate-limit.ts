import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";

const WINDOW_SECONDS = 60;
/** The limit for all addresses together, as a multiple of the limit for one. */
const COMMON_FACTOR = 30;

/**
 * Creates a limit of valid enquiries per minute, for each address and for all together.
 * @param perMinute the limit for one address, from 1
 * @returns a function that counts one enquiry, and returns 0 or how many ms the client has to wait
 */
export function createRateLimit(perMinute: number) {
  const ownLimit = new RateLimiterMemory({ points: perMinute, duration: WINDOW_SECONDS });
  const commonLimit = new RateLimiterMemory({ points: perMinute * COMMON_FACTOR, duration: WINDOW_SECONDS });

  // An enquiry over its own address's limit doesn't use up the common one.
  return async (client: string) => (await consume(ownLimit, client)) || (await consume(commonLimit, "all"));
}

const consume = (limiter: RateLimiterMemory, key: string): Promise<number> =>
  limiter.consume(key).then(
    () => 0,
    ({ msBeforeNext }: RateLimiterRes) => Math.max(1, msBeforeNext),
  );
