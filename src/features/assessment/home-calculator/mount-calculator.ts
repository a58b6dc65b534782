import { createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { HomeCalculator } from "./HomeCalculator";
import type { HomeCalculatorCopy } from "./HomeCalculator.schema";

/** Hydrates the home calculator. Text typed before is kept. */
export function mount(host: HTMLElement, copy: HomeCalculatorCopy["calculator"]): void {
  hydrateRoot(host, createElement(HomeCalculator, { copy }));
}
