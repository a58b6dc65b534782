/** Equally likely years. */
const YEARS = 20;
/** Of which so many must stand out for a plan to be told. */
const TOLD = 16;
/** At most how often the count stands out if nothing changed. */
const BY_LUCK = 0.1;
const NEGLIGIBLE = 1e-12;
const MOST_YEARS = 3;
const MONTHS = 12;

/** A company's last year, and its plan. */
export interface Case {
  /** New contracts in the last 12 months, whole. */
  contracts: number;
  /** The average value of a contract in its first year. */
  value: number;
  /** Qualified leads a month, whole. */
  leads: number;
  /** How many more contracts are planned, in percent. */
  plan: number;
}

/**
 * Returns the logarithms of (1 − shift) (2 − shift) … (n − shift), each computed once. Products of
 * probabilities would underflow from about 460 contracts on.
 */
function logProducts(shift: number) {
  const sums = [0];
  return (n: number) => {
    for (let i = sums.length; i <= n; i++) sums.push((sums[i - 1] as number) + Math.log(i - shift));
    return sums[n] as number;
  };
}
const logFactorial = logProducts(0);
const logHalves = logProducts(0.5);

/** Finds the smallest whole number above another that passes; all greater ones must pass, too. */
function smallestAbove(failing: number, passes: (value: number) => boolean) {
  let [low, step] = [failing, 1];
  for (; !passes(low + step); step *= 2) low += step;
  for (let high = low + step; ; ) {
    const middle = Math.floor((low + high) / 2);
    if (middle === low) return high;
    if (passes(middle)) high = middle;
    else low = middle;
  }
}

/**
 * Returns from how many on a count stands out from the one before it, over an equally long time: if
 * nothing changed, it is reached at most once in ten times. The exact conditional test of Przyborowski
 * and Wilenski (1940): each of all counted is before or after with even odds.
 */
export function standsOutFrom(before: number): number {
  return smallestAbove(before, (after) => {
    const all = before + after;
    let tail = 0;
    // From the middle on, each term is smaller than the one before it.
    for (let [i, term] = [after, 1]; i <= all && term > NEGLIGIBLE; i++) {
      term = Math.exp(logFactorial(all) - logFactorial(i) - logFactorial(all - i) - all * Math.LN2);
      tail += term;
    }
    return tail <= BY_LUCK;
  });
}

/**
 * Returns the probability of a count, of which the one before, partly luck itself, was known: negative
 * binomial, with r = before + ½ and mean gain × r (Poisson counts, Jeffreys' prior).
 */
function probability(count: number, before: number, gain: number) {
  const products = logHalves(before + count) - logHalves(before) - logFactorial(count);
  return Math.exp(products + count * Math.log(gain) - (before + 0.5 + count) * Math.log1p(gain));
}

/** Returns the counts of twenty equally likely years with a gain of the factor, in ascending order. */
export function likelyYears(before: number, gain: number): number[] {
  const counts: number[] = [];
  for (let count = 0, sum = 0; counts.length < YEARS; count++) {
    sum += probability(count, before, gain);
    while (counts.length < YEARS && sum >= (counts.length + 0.5) / YEARS) counts.push(count);
  }
  return counts;
}

/** Returns how many of twenty equally likely counts stand out. */
export function countTold(before: number, gain: number, threshold = standsOutFrom(before)): number {
  let below = 0;
  for (let count = 0; count < threshold; count++) below += probability(count, before, gain);
  return YEARS - Math.round(YEARS * below);
}

/** Returns the first of the times, from 1, after which a plan is told; undefined if it takes longer. */
function firstTold(most: number, each: number, gain: number): number | undefined {
  for (let time = 1; time <= most; time++) if (countTold(time * each, gain) >= TOLD) return time;
  return undefined;
}

/** Counts over some months, before a change and again after it. */
export interface Test {
  of: "contracts" | "leads";
  months: number;
  before: number;
  /** From how many on the count after the change stands out. */
  threshold: number;
  /** In how many of twenty equally likely cases it does if the plan works. */
  told: number;
}

/** Assesses whether a company could tell if its plan worked. */
export function assess({ contracts, leads, plan }: Case) {
  const gain = 1 + plan / 100;
  const test = (of: Test["of"], months: number, before: number): Test => {
    const threshold = standsOutFrom(before);
    return { of, months, before, threshold, told: countTold(before, gain, threshold) };
  };
  const year = test("contracts", MONTHS, contracts);
  // Nothing tells from a count of 0.
  const years = firstTold(MOST_YEARS, contracts, gain);
  const months = firstTold(MOST_YEARS * MONTHS, leads, gain);
  const byLeads = months && months <= MONTHS ? test("leads", months, months * leads) : undefined;
  const tells = (planned: number) => countTold(contracts, planned / contracts, year.threshold) >= TOLD;
  return {
    ...year,
    /** After how many years contracts tell; undefined if it takes more than three. */
    years,
    /** After how many months leads tell; undefined if that isn't sooner. */
    leadMonths: months && (!years || months < MONTHS * years) ? months : undefined,
    /** The smallest number of contracts with which one year tells. */
    smallest: contracts > 0 ? smallestAbove(contracts, tells) : undefined,
    /** What two sides could sign; undefined if neither count tells within a year. */
    test: contracts === 0 ? undefined : years === 1 ? year : byLeads,
    /** The contracts of twenty equally likely years: if nothing changes, and if the plan works. */
    dots: [1, ...(contracts > 0 ? [gain] : [])].map((each) => likelyYears(contracts, each)),
  };
}
export type Found = ReturnType<typeof assess>;
