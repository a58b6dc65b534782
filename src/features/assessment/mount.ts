import { createElement } from "react";
import { createRoot } from "react-dom/client";
import type { AssessmentWords } from "../../lib/assessment-schema";
import { loadStyles } from "../../lib/load-styles";
import { AssessmentDialog } from "./AssessmentDialog";
import styles from "./dialog.css?url";
import type { SliderClaims } from "./inputs";

/** What the page hands over to the assessment, as JSON (AssessmentOpener.astro). */
export interface AssessmentData {
  words: AssessmentWords;
  claims: SliderClaims;
  /** Where to write if the assessment crashes. */
  email: string;
}

/**
 * Opens the assessment.
 * @param opener the button, which gets focus back when the dialog closes
 */
export async function mount(opener: HTMLElement, data: AssessmentData): Promise<void> {
  await loadStyles(styles);
  const host = document.body.appendChild(document.createElement("div"));
  host.className = "assessment-host";
  createRoot(host).render(createElement(AssessmentDialog, { ...data, opener }));
}
