import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { AssessmentDialog, type AssessmentDialogProps } from "./AssessmentDialog";

/** The data of the assessment (data-files.ts). */
export type AssessmentData = Omit<AssessmentDialogProps, "opener">;

/**
 * Renders and opens the assessment.
 * @param opener the button, which gets focus when the dialog closes
 */
export function mount(opener: HTMLElement, data: AssessmentData): void {
  const host = document.body.appendChild(document.createElement("div"));
  createRoot(host).render(createElement(AssessmentDialog, { ...data, opener }));
}
