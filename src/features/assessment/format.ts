const LOCALE = "en";
const euros = new Intl.NumberFormat(LOCALE, {
  style: "currency",
  currency: "EUR",
  notation: "compact",
  maximumSignificantDigits: 3,
});
const percent = new Intl.NumberFormat(LOCALE, { style: "percent", maximumFractionDigits: 2 });
const date = new Intl.DateTimeFormat(LOCALE, { dateStyle: "long" });
const number = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 });

/** Shown in place of a result that can't be computed. */
export const DASH = "–";

/** @returns such as "€1.24M" */
export const formatEuros = (amount: number) => euros.format(amount);
/** @returns such as "+€1.24M"; zero without a sign */
export const formatGain = (amount: number) => (Math.round(amount) > 0 ? "+" : "") + formatEuros(amount);
/** @param value in percent */
export const formatPercent = (value: number) => percent.format(value / 100);
/** @returns such as "30,000"; parseFigure can read it, with up to two decimals */
export const formatNumber = (value: number) => number.format(value);
/** @returns such as "November 22, 2026", in the visitor's time zone */
export const formatDate = (day: Date) => date.format(day);
