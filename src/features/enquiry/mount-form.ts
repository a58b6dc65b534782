import { createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import type { EnquiryRootProps } from "./EnquiryRoot";
import { EnquiryRoot } from "./EnquiryRoot";

/** Hydrates the form. Text typed before is kept. */
export function mount(host: HTMLElement, props: EnquiryRootProps): void {
  hydrateRoot(host, createElement(EnquiryRoot, props));
}
