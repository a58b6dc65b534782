// @vitest-environment happy-dom
/** A form whose code arrives after the page. */
import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { EnquiryForm } from "./EnquiryForm";
import { button, ENTERED, field, fillIn, form, PROPS, values } from "./form.fixture";
import type { Send } from "./send";

const send = vi.fn<Send>();
const element = <EnquiryForm {...PROPS} send={send} />;
let leave = async () => {};

beforeEach(() => void send.mockReset().mockReturnValue(new Promise(() => {})));
afterEach(() => leave());

/** Renders the built page, runs the visitor's actions, then hydrates it. */
async function hydrate(inBetween: () => void) {
  const page = document.body.appendChild(document.createElement("div"));
  page.innerHTML = renderToString(element);
  inBetween();
  const root = await act(async () => hydrateRoot(page, element));
  leave = async () => {
    await act(async () => root.unmount());
    page.remove();
  };
}
const pressEarly = () => {
  form().dataset["pressed"] = "";
};
// A test of its own checks that React doesn't log errors after an early press.
const muteConsoleError = () => vi.spyOn(console, "error").mockImplementation(() => {});

it("is enabled from the start and never submitted natively", () => {
  const html = renderToString(element);
  expect(html).toContain('method="dialog"');
  expect(html).not.toContain("disabled");
});

it("submits once after an early press, with what was typed", async () => {
  muteConsoleError();
  await hydrate(() => {
    fillIn();
    pressEarly();
  });
  expect(send.mock.calls.map(([enquiry]) => enquiry)).toEqual([ENTERED]);
  expect(button().disabled).toBe(true);
  expect("pressed" in form().dataset).toBe(false);
  expect("live" in form().dataset).toBe(true);
});

it("shows the error before focus moves to its field, after such a press", async () => {
  muteConsoleError();
  const atFocus: (string | null)[] = [];
  await hydrate(() => {
    pressEarly();
    field("Name").addEventListener("focus", () => atFocus.push(field("Name").getAttribute("aria-invalid")));
  });
  expect(document.activeElement).toBe(field("Name"));
  expect(atFocus).toEqual(["true"]);
});

it("hydrates without an error of React, after such a press", async () => {
  const { mock } = muteConsoleError();
  await hydrate(pressEarly);
  expect(mock.calls.map(([text]) => String(text).slice(0, 80))).toEqual([]);
});

it("validates instead of the browser, even if it arrives after the browser took over", async () => {
  await hydrate(() => {
    form().noValidate = false;
  });
  expect(form().noValidate).toBe(true);
});

it("keeps what was typed and sends nothing if nothing was pressed", async () => {
  await hydrate(fillIn);
  expect(values()).toEqual(ENTERED);
  expect(send).not.toHaveBeenCalled();
  expect("live" in form().dataset).toBe(true);
});
