import { createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import type { EnquiryRootProps } from "./EnquiryRoot";
import { EnquiryRoot } from "./EnquiryRoot";

/** Makes the form live. What was typed before stays. */
export function mount(host: HTMLElement, props: EnquiryRootProps): void {
  hydrateRoot(host, createElement(EnquiryRoot, props));
}
