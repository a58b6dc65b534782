import { DELIVERY_MS } from "../../src/shared/enquiry-request.ts";
import { Problem } from "./problem.ts";
import type { SharedRedis } from "./redis.ts";

/**
 * How long a claim holds, in ms: the longest that a delivery takes, and the answers of Redis before
 * and after it. Less than REQUEST_MS, so that who waits for a server that was killed can still
 * deliver.
 */
const CLAIM_MS = DELIVERY_MS + 2_000;
/** How often Redis is asked whether another server's claim has ended, in ms. */
const POLL_MS = 100;
const ACCEPTED = "accepted";
/** Deletes a key that has this value. */
const RELEASE = `return redis.call("GET", KEYS[1]) == ARGV[1] and redis.call("DEL", KEYS[1])`;

/**
 * Which server delivers which enquiry. For each id Redis has one key:
 *
 * - no value: nobody delivers it. It is new, its delivery failed, or its server was killed CLAIM_MS
 *   ago;
 * - the name of a server: that server delivers it now, and the others wait;
 * - "accepted": it was delivered. This ends with the window of the id.
 */
export interface Claims {
  /**
   * Claims an id. Waits while another server delivers it, for up to CLAIM_MS.
   * @returns whether it was accepted before. If not, the caller has to deliver it: its claim holds,
   * or Redis fails and each server works alone
   * @throws Problem with status 504 if others have delivered it without success all the time
   */
  claim: (id: string) => Promise<boolean>;
  /** Tells the other servers that delivery failed, so that they can try. */
  release: (id: string) => Promise<void>;
  /** Tells the other servers that it was delivered, for as many ms. */
  accept: (id: string, windowMs: number) => Promise<void>;
}

/** Creates the claims of this server, which makes only one attempt at an id at a time. */
export function createClaims(redis: SharedRedis): Claims {
  const server = crypto.randomUUID();
  const keyOf = (id: string) => `enquiries:delivery:${id}`;

  /** Claims a key if it has no value. @returns its value; "" if that has ended meanwhile */
  const take = (key: string) =>
    redis.run(async (client) => {
      if (await client.set(key, server, "PX", CLAIM_MS, "NX")) return server;
      const value = await client.get(key);
      // Left from an earlier attempt whose end Redis didn't get to know.
      if (value === server) await client.pexpire(key, CLAIM_MS);
      return value ?? "";
    });

  return {
    claim: async (id) => {
      const giveUpAt = Date.now() + CLAIM_MS;
      for (;;) {
        const value = await take(keyOf(id));
        if (value === ACCEPTED) return true;
        if (value === server || value === undefined) return false;
        if (Date.now() >= giveUpAt) throw new Problem(504, { reason: "too-slow" });
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
    },
    release: async (id) => void (await redis.run((client) => client.eval(RELEASE, 1, keyOf(id), server))),
    accept: async (id, windowMs) =>
      void (await redis.run((client) => client.set(keyOf(id), ACCEPTED, "PX", windowMs))),
  };
}
