// @vitest-environment happy-dom
/** What the browser tests of chapters 4, 5, 7 and 8 don't show: moments, and focus. */
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PRESSED_FLAG, SOURCED_FLAG } from "../../lib/protocol";
import { ENQUIRY, EXTRAS } from "./copy.fixture";
import { EnquiryForm } from "./EnquiryForm";
import { button, ENTERED, field, fillIn, form, PROPS } from "./form.fixture";
import { OFFICE } from "./office/office.fixture";
import { KEY_FIELD } from "./schema";
import type { Send } from "./send";

/** Each test decides when and how sending ends. */
const send = vi.fn<Send>();
let accept = () => {};
let refuse = () => {};

beforeEach(() => {
  send.mockReset().mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        accept = () => resolve("K7M4-2QXD");
        refuse = () => reject(new Error("refused"));
      }),
  );
});
afterEach(cleanup);

const delivery = { action: "/", copy: ENQUIRY.delivery };
const press = () => act(async () => fireEvent.submit(form()));

async function submit(props = {}) {
  render(<EnquiryForm {...PROPS} {...props} send={send} />);
  fillIn();
  await press();
}

function dismissToast({ focused }: { focused: boolean }) {
  const dismiss = screen.getByRole("button", { name: ENQUIRY.form.dismiss });
  if (focused) dismiss.focus();
  fireEvent.click(dismiss);
}

it("while it is sent the form is busy, and can't be edited or sent again", async () => {
  await submit();
  const states = () => [
    form().getAttribute("aria-busy"),
    ...["Name", "Email", "Company", /^Message/].map((label) => field(label).readOnly),
  ];
  expect(states()).toEqual(["true", true, true, true, true]);
  await press();
  expect(send.mock.calls.map(([enquiry]) => enquiry)).toEqual([ENTERED]);
  await act(async () => refuse());
  expect(states()).toEqual(["false", false, false, false, false]);
});

it("focus moves from a toast that is dismissed to the submit button", async () => {
  await submit();
  await act(async () => accept());
  dismissToast({ focused: true });
  expect(document.activeElement).toBe(button());
});

it("a toast that is dismissed without focus leaves it where it is", async () => {
  await submit();
  await act(async () => accept());
  field(/^Message/).focus();
  dismissToast({ focused: false });
  expect(document.activeElement).toBe(field(/^Message/));
});

it("in delivery mode, where the receipt replaces the form, focus moves from the toast to its heading", async () => {
  await submit({ delivery });
  await act(async () => accept());
  dismissToast({ focused: true });
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: delivery.copy.receipt.title }));
});

it("if call times crash, the form says what to do instead and is otherwise unchanged", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  location.hash = "#call";
  const office = { ...OFFICE, timeZone: "Europe/Atlantis" };
  const topics = { ...PROPS.topics, topics: [{ fragment: "call", text: "Call", isCall: true }] };
  render(<EnquiryForm {...PROPS} topics={topics} extras={{ copy: EXTRAS, office }} />);
  location.hash = "";
  expect(screen.queryByText(EXTRAS.noTimes)).not.toBeNull();
  expect(field("Message").value).toBe("");
});

it("hydrates without an error of React, whatever the page's scripts did before", async () => {
  const page = document.body.appendChild(document.createElement("div"));
  const element = <EnquiryForm {...PROPS} delivery={delivery} send={send} />;
  page.innerHTML = renderToString(element);
  for (const flag of [PRESSED_FLAG, SOURCED_FLAG]) form().setAttribute(flag, "");
  (form().elements.namedItem(KEY_FIELD) as HTMLInputElement).value = "a key";
  fillIn();
  // vitest.setup.ts fails the test if React logs an error.
  const root = await act(async () => hydrateRoot(page, element));
  expect(Object.fromEntries(new FormData(form()))).toMatchObject({ ...ENTERED, [KEY_FIELD]: "a key" });
  await act(async () => root.unmount());
  page.remove();
});
