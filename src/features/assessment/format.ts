import type { Counted } from "./copy-schema";

const LOCALE = "en";
const number = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 });
const EUROS = { style: "currency", currency: "EUR" } as const;
const euros = new Intl.NumberFormat(LOCALE, { ...EUROS, maximumFractionDigits: 0 });
const millions = new Intl.NumberFormat(LOCALE, {
  ...EUROS,
  notation: "compact",
  maximumSignificantDigits: 3,
});

/** @returns such as "30,000" or "12.5"; parseFigure can read it */
export const formatNumber = (value: number) => number.format(value);
/** @param value in percent */
export const formatPercent = (value: number) => `${number.format(value)}%`;
/** @returns three digits, because an estimate isn't exact: "€864,000" or "€10.8M" */
export const formatEuros = (amount: number) =>
  amount < 1e7 ? euros.format(Number(amount.toPrecision(3))) : millions.format(amount);

/** @returns a count as one would say it: "0.4", "1.2", "3" or "3,740" */
export function formatAbout(count: number): string {
  if (count < 2) return number.format(Number(count.toPrecision(count < 1 ? 1 : 2)));
  return number.format(Math.round(count < 1000 ? count : Number(count.toPrecision(3))));
}

/** @returns such as "one contract" or "29 contracts" */
export function formatCount(copy: Counted, count: number): string {
  const about = formatAbout(count);
  return copy[about === "1" ? "one" : "other"].replace("{count}", about);
}
