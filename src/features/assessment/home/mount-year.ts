import { createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { YearLine } from "./YearLine";
import type { YearLineCopy } from "./YearLine.schema";

/** Makes the year live. What was typed before stays. */
export function mount(host: HTMLElement, copy: YearLineCopy["line"]): void {
  hydrateRoot(host, createElement(YearLine, { copy }));
  host.dataset["live"] = "";
}
