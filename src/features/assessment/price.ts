import { fill, type Values } from "../../lib/fill.ts";
import { formatNumber } from "../../lib/format-number.ts";
import type { Site } from "../../schemas/site.ts";
import type { AssessmentCopy } from "./assessment.schema.ts";
import type { Calculation } from "./calculation.ts";
import type { Case } from "./numbers.ts";

export type MonthlyPrice = Site["monthlyPrice"];

/** Formats a whole amount: signs such as € stand before it, letters such as kr after it. */
export function formatMoney(amount: number, currency: string): string {
  const number = formatNumber(Math.round(amount));
  return /^\p{L}/u.test(currency) ? `${number} ${currency}` : `${currency}${number}`;
}

/** What our work costs, and whether that is too much for what a goal is worth; nothing without a price. */
export function priceOf(
  copy: AssessmentCopy["price"],
  { contracts, goal, value = Number.POSITIVE_INFINITY, currency }: Case,
  values: Values,
  price: MonthlyPrice,
  { isWeak = true, byLeads, stop }: Partial<Calculation> = {},
) {
  if (!price) return { cost: "", isTooMuch: false };
  const costOf = (months = 12) => formatMoney(months * price.amount, price.currency);
  const costs = {
    month: costOf(1),
    year: costOf(),
    test: costOf(byLeads?.months),
    stop: costOf(stop?.months),
  };
  const ofTest = stop ? copy.yearAndStop : copy.yearAndTest;
  return {
    cost: fill(`${copy.month} ${isWeak ? copy.year : ofTest}`, { ...values, ...costs }),
    isTooMuch: currency === price.currency && 24 * price.amount > (goal - contracts) * value,
  };
}
