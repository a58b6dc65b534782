/** The assessment's code begins here, once open.ts has asked for it. */

import { claims, email, words } from "virtual:assessment-words";
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { AssessmentDialog } from "./AssessmentDialog";
import styles from "./assessment.css?inline";
import printStyles from "./print.css?inline";
import resultStyles from "./results.css?inline";

// A style element would be blocked by the policy, and a file would come late.
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles + resultStyles + printStyles);
document.adoptedStyleSheets.push(sheet);

const host = document.body.appendChild(document.createElement("div"));
host.className = "assessment-host";
// The typeface is there by now; see src/lib/after-paint.ts.
host.dataset["typeface"] = "";

const opener = document.querySelector<HTMLElement>("[data-assessment]");
if (opener) {
  delete opener.parentElement?.dataset["pressed"];
  createRoot(host).render(createElement(AssessmentDialog, { words, claims, email, opener }));
}
