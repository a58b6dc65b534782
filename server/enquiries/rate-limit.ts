/** Counts uses of a key within a window of one minute. */
export interface RateCounter {
  /**
   * Counts one more use.
   * @returns how many there are in the window now, and when it ends, in ms from now
   */
  count: (key: string) => Promise<{ uses: number; endsIn: number }>;
  close: () => Promise<void>;
}

export const WINDOW_MS = 60_000;
/** Most keys in memory; some 100 bytes each. Beyond, the oldest is forgotten. */
const MAX_KEYS = 20_000;
/** All addresses together may send as much as this many. */
const GLOBAL_FACTOR = 30;

/** Counts in this process. */
export function memoryCounter(now: () => number = Date.now, maxKeys = MAX_KEYS): RateCounter {
  // In the order of their windows' ends, since all windows are equally long.
  const windows = new Map<string, { uses: number; end: number }>();
  return {
    count: async (key) => {
      const time = now();
      let window = windows.get(key);
      if (!window || window.end <= time) {
        windows.delete(key);
        window = { uses: 0, end: time + WINDOW_MS };
        windows.set(key, window);
        const [oldest] = windows.keys();
        if (windows.size > maxKeys && oldest !== undefined) {
          windows.delete(oldest);
        }
      }
      window.uses += 1;
      return { uses: window.uses, endsIn: window.end - time };
    },
    close: async () => {},
  };
}

/**
 * Limits what one address, and all together, may send in a minute. What one
 * address sends beyond its own limit doesn't use up the common one.
 * @param perMinute for one address, from 1
 * @returns a function that gives 0, or how many ms to wait
 */
export function rateLimit(counter: RateCounter, perMinute: number): (client: string) => Promise<number> {
  return async (client) => {
    const own = await counter.count(`address:${client}`);
    if (own.uses > perMinute) {
      return own.endsIn;
    }
    const all = await counter.count("all");
    return all.uses > perMinute * GLOBAL_FACTOR ? all.endsIn : 0;
  };
}
