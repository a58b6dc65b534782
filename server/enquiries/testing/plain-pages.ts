import { CLOSED_POLICY } from "../../headers.ts";
import type { Outcome, OutcomePages } from "../outcome.ts";

/** Pages without any look, so that a test of the endpoint needs no built site. */
export const plainPages: OutcomePages = {
  render: (outcome) => ({
    policy: CLOSED_POLICY,
    html: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Enquiry</title>${main(outcome)}`,
  }),
};

function main(outcome: Outcome): string {
  switch (outcome.kind) {
    case "sent":
      return `<h1>Message sent successfully!</h1><p>Reference: ${escapeHtml(outcome.reference)}</p>`;
    case "invalid":
      return `<h1>Please check your message</h1><dl>${Object.entries(outcome.errors)
        .map(([field, error]) => `<dt>${escapeHtml(field)}</dt><dd>${escapeHtml(error)}</dd>`)
        .join("")}</dl>`;
    case "failed":
      return `<h1>Error sending message</h1><p>${escapeHtml(outcome.detail)}</p><pre>${escapeHtml(outcome.text)}</pre>`;
  }
}

/** Text made safe to stand in HTML, in content and in quoted attributes. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
