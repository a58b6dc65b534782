/** The extras of a form that is no island, once open.ts has asked for them. */
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { SiteExtras } from "./SiteExtras";

const slot = document.querySelector("[data-extras]");
if (slot) createRoot(slot).render(createElement(SiteExtras));
