/** Most identities that are remembered; some 150 bytes each. Beyond, the oldest is forgotten. */
const MAX_REMEMBERED = 10_000;

/** Does a thing once for each identity. */
export interface Once {
  /**
   * @param id what is the same for two attempts at the same thing
   * @param windowMs how long a success is remembered
   * @param act rejects where it failed; a failure is not remembered, so that a retry tries again
   * @returns whether this call was a repetition of one that succeeded or was under way
   */
  run: (id: string, windowMs: number, act: () => Promise<void>) => Promise<{ isRepeated: boolean }>;
}

/** Remembers in this process, and nothing but the identities. */
export function createOnce(now: () => number = Date.now, maxRemembered = MAX_REMEMBERED): Once {
  const underWay = new Map<string, Promise<void>>();
  const done = new Map<string, number>();

  return {
    run: async (id, windowMs, act) => {
      if ((done.get(id) ?? 0) > now()) {
        return { isRepeated: true };
      }
      const earlier = underWay.get(id);
      if (earlier) {
        await earlier;
        return { isRepeated: true };
      }
      const attempt = act();
      underWay.set(id, attempt);
      try {
        await attempt;
        done.delete(id);
        done.set(id, now() + windowMs);
        const [oldest] = done.keys();
        if (done.size > maxRemembered && oldest !== undefined) {
          done.delete(oldest);
        }
      } finally {
        underWay.delete(id);
      }
      return { isRepeated: false };
    },
  };
}
