import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseHTML } from "linkedom";
import { takePolicy } from "../headers.ts";
import type { Outcome, OutcomePages } from "./outcome.ts";

/** The page that each form stands on, and where on it. */
const FORM_PAGES = { home: "index.html", contact: "contact.html" } as const;

/**
 * The endpoint's pages in the site's own look: the built page of the form, with
 * what was entered and what is wrong with it beside each field, and two pages
 * that the build makes for the purpose (src/layouts/EnquiryOutcome.astro). Values are
 * set through a document's tree, which escapes them.
 * @param folder of the site, built in delivery mode
 * @throws Error that says what to do where one of the pages is missing
 */
export function sitePages(folder: string): OutcomePages {
  const read = (file: string) => {
    const path = join(folder, file);
    if (!existsSync(path)) {
      throw new Error(
        `${path} is missing. Build the site for delivery mode: ENQUIRY_DELIVERY=smtp npm run build.`,
      );
    }
    return readFileSync(path, "utf8");
  };
  const templates = {
    sent: read("enquiry-sent.html"),
    failed: read("enquiry-failed.html"),
    home: read(FORM_PAGES.home),
    contact: read(FORM_PAGES.contact),
  };

  return {
    render: (outcome) => {
      const template = outcome.kind === "invalid" ? templates[outcome.form] : templates[outcome.kind];
      const { document } = parseHTML(template);
      // No script: it would take over a form that is as the visitor left it.
      for (const script of document.querySelectorAll("script")) script.remove();
      for (const link of document.querySelectorAll('link[rel="canonical"], link[rel="expect"]'))
        link.remove();
      if (outcome.kind === "invalid") {
        showErrors(document, outcome);
      } else {
        fill(document, outcome);
      }
      const { html, policy } = takePolicy(document.toString(), outcome.kind);
      return { html, policy };
    },
  };
}

function fill(document: Document, outcome: Exclude<Outcome, { kind: "invalid" }>): void {
  const values: Record<string, string> =
    outcome.kind === "sent"
      ? { reference: outcome.reference }
      : { detail: outcome.detail, text: outcome.text };
  for (const [name, value] of Object.entries(values)) {
    if (value === "") {
      document.querySelector(`[data-fill-if="${name}"]`)?.remove();
    }
    const place = document.querySelector(`[data-fill="${name}"]`);
    if (place) place.textContent = value;
  }
}

function showErrors(document: Document, { values, errors }: Extract<Outcome, { kind: "invalid" }>): void {
  const form = document.querySelector("form[data-enquiry]");
  // Next to the form, so that nobody has to look for it.
  const title = document.querySelector("title");
  if (title) title.textContent = `Error: ${title.textContent}`;
  let isFirst = true;
  for (const control of form?.querySelectorAll(".control") ?? []) {
    const name = control.getAttribute("name") ?? "";
    const value = values[name] ?? "";
    if (control.localName === "textarea") {
      control.textContent = value;
    } else {
      control.setAttribute("value", value);
    }
    const message = errors[name];
    if (message) {
      const error = document.createElement("p");
      error.id = `${control.id}-error`;
      error.className = "field-error";
      error.textContent = message;
      control.after(error);
      control.setAttribute("aria-invalid", "true");
      control.setAttribute(
        "aria-describedby",
        [control.getAttribute("aria-describedby"), error.id].filter(Boolean).join(" "),
      );
      // The browser brings it into view, as the script does.
      if (isFirst) control.setAttribute("autofocus", "");
      isFirst = false;
    }
  }
}
