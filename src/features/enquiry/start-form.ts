/** Separate from load-form.ts, so that a test can pass other code to load. */
import { loadForm } from "./load-form";

const host = document.querySelector<HTMLElement>("[data-form]");
if (host) loadForm(host, () => import("./mount-form"));
