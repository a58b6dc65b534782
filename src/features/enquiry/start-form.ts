/** Apart from load-form.ts, so that a test can load code of its own. */
import { loadForm } from "./load-form";

const host = document.querySelector<HTMLElement>("[data-form]");
if (host) loadForm(host, () => import("./mount-form"));
