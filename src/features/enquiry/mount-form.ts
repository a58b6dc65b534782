import { createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import type { EnquiryFormProps } from "./EnquiryForm";
import { EnquiryRoot } from "./EnquiryRoot";

/** Makes the form live. What was typed before stays. */
export function mount(host: HTMLElement, props: EnquiryFormProps): void {
  hydrateRoot(host, createElement(EnquiryRoot, props));
}
