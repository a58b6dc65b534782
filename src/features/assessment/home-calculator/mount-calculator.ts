import { createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { HomeCalculator } from "./HomeCalculator";
import type { HomeCalculatorCopy } from "./HomeCalculator.schema";

/** Makes the year live. What was typed before stays. */
export function mount(host: HTMLElement, copy: HomeCalculatorCopy["line"]): void {
  hydrateRoot(host, createElement(HomeCalculator, { copy }));
  host.dataset["live"] = "";
}
