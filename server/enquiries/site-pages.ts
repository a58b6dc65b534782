import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type DefaultTreeAdapterTypes,
  html as names,
  parse,
  serialize,
  defaultTreeAdapter as tree,
} from "parse5";
import { FRAME_POLICY } from "../headers.ts";
import type { Outcome, OutcomePages } from "./outcome.ts";

type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/**
 * The endpoint's pages in the site's own look: the built page of the form, with
 * what was entered and what is wrong with it beside each field, and two pages
 * that the build makes for the purpose (src/layouts/EnquiryOutcome.astro). They
 * are changed as a tree and written by the HTML standard's own algorithm, so that
 * nothing that was entered becomes markup.
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
    home: read("index.html"),
    contact: read("contact.html"),
  };

  return {
    render: (outcome) => {
      const page = parse(outcome.kind === "invalid" ? templates[outcome.form] : templates[outcome.kind]);
      // No script: it would take over a form that is as the visitor left it.
      for (const element of all(page, isScriptOrAddress)) tree.detachNode(element);
      if (outcome.kind === "invalid") {
        showErrors(page, outcome);
      } else {
        fill(page, outcome);
      }
      return { html: serialize(page), policy: FRAME_POLICY };
    },
  };
}

function isScriptOrAddress(element: Element): boolean {
  return element.tagName === "script" || /^(canonical|expect|alternate)$/.test(get(element, "rel"));
}

function fill(page: Parent, outcome: Exclude<Outcome, { kind: "invalid" }>): void {
  const values =
    outcome.kind === "sent"
      ? { reference: outcome.reference }
      : { detail: outcome.detail, text: outcome.text };
  for (const [name, value] of Object.entries(values)) {
    if (value === "") {
      for (const part of all(page, (element) => get(element, "data-fill-if") === name)) tree.detachNode(part);
    }
    for (const place of all(page, (element) => get(element, "data-fill") === name)) setText(place, value);
  }
}

function showErrors(page: Parent, { values, errors }: Extract<Outcome, { kind: "invalid" }>): void {
  for (const title of all(page, ({ tagName }) => tagName === "title").slice(0, 1)) {
    // Said first, as many screen readers read a new page's title first.
    tree.insertTextBefore(title, "Error: ", title.childNodes[0] ?? title);
  }
  const controls = all(page, (element) => /\bcontrol\b/.test(get(element, "class")));
  for (const control of controls) {
    const name = get(control, "name");
    const value = values[name] ?? "";
    if (control.tagName === "textarea") {
      setText(control, value);
    } else {
      set(control, "value", value);
    }
  }
  const wrong = controls.filter((control) => errors[get(control, "name")]);
  for (const control of wrong) {
    const id = `${get(control, "id")}-error`;
    const error = tree.createElement("p", names.NS.HTML, [
      { name: "id", value: id },
      { name: "class", value: "field-error" },
    ]);
    setText(error, errors[get(control, "name")] ?? "");
    tree.appendChild(control.parentNode ?? page, error);
    set(control, "aria-invalid", "true");
    set(control, "aria-describedby", `${get(control, "aria-describedby")} ${id}`.trim());
  }
  // The browser brings the first into view, as the script does.
  if (wrong[0]) set(wrong[0], "autofocus", "");
}

/** All elements below a node that are wanted, in the order of the page. */
function all(parent: Parent, isWanted: (element: Element) => boolean): Element[] {
  return parent.childNodes.flatMap((node) => {
    if (!tree.isElementNode(node)) return [];
    return [...(isWanted(node) ? [node] : []), ...all(node, isWanted)];
  });
}

function get(element: Element, name: string): string {
  return element.attrs.find((attribute) => attribute.name === name)?.value ?? "";
}

function set(element: Element, name: string, value: string): void {
  element.attrs = [...element.attrs.filter((attribute) => attribute.name !== name), { name, value }];
}

function setText(element: Element, text: string): void {
  element.childNodes = [];
  // A parser drops a line break at the start of a textarea (HTML standard, 13.2.6.4.7).
  tree.insertText(element, element.tagName === "textarea" && text.startsWith("\n") ? `\n${text}` : text);
}
