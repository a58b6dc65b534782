const number = new Intl.NumberFormat("en", { maximumFractionDigits: 4 });

/** @returns such as "30,000" */
export const formatNumber = (value: number) => number.format(value);
