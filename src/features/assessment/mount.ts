/** The assessment's code begins here, once open.ts has asked for it. */

import { claims, copy, email } from "virtual:assessment-words";
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { AssessmentDialog } from "./AssessmentDialog";

const host = document.body.appendChild(document.createElement("div"));
host.className = "assessment-host";

const opener = document.querySelector<HTMLElement>("[data-assessment]");
if (opener) {
  delete opener.parentElement?.dataset["pressed"];
  createRoot(host).render(createElement(AssessmentDialog, { copy, claims, email, opener }));
}
