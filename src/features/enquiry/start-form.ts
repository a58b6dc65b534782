import { loadForm } from "./load-form";

const host = document.querySelector<HTMLElement>("[data-form]");
if (host) loadForm(host, () => import("./mount-form"));
