// @vitest-environment happy-dom
/** What the browser tests don't show: moments, focus after a toast, and a crash. */
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { ENQUIRY } from "./copy.fixture";
import { EnquiryForm } from "./EnquiryForm";
import { button, ENTERED, field, fillIn, form, PROPS } from "./form.fixture";
import { OFFICE } from "./office/office.fixture";

afterEach(cleanup);

const message = () => field(/^Message/);
const press = () => act(async () => fireEvent.submit(form()));

/** Sends the form; the test decides when and how that ends. */
async function submit(props = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const send = vi.fn(() => promise);
  render(<EnquiryForm {...PROPS} {...props} send={send} />);
  fillIn();
  await press();
  return {
    send,
    accept: () => act(async () => resolve("K7M4-2QXD")),
    refuse: () => act(async () => reject()),
  };
}

it("while it is sent the form is busy, and can't be edited or sent again", async () => {
  const { send, refuse } = await submit();
  const states = () => [
    form().getAttribute("aria-busy"),
    ...["Name", "Email", "Company", /^Message/].map((label) => field(label).readOnly),
  ];
  expect(states()).toEqual(["true", true, true, true, true]);
  await press();
  expect(send.mock.calls).toEqual([[ENTERED, expect.anything()]]);
  await refuse();
  expect(states()).toEqual(["false", false, false, false, false]);
});

it.each([
  ["focus moves from a toast that is dismissed to the submit button", {}, true, button],
  ["a toast that is dismissed without focus leaves it where it is", {}, false, message],
  [
    "in delivery mode focus moves from a toast that is dismissed to the receipt's heading",
    { isDelivery: true },
    true,
    () => screen.getByRole("heading", { name: ENQUIRY.delivery.receipt.title }),
  ],
])("%s", async (_, props, isFocused, target) => {
  const { accept } = await submit(props);
  await accept();
  const dismiss = screen.getByRole("button", { name: ENQUIRY.form.dismiss });
  (isFocused ? dismiss : message()).focus();
  fireEvent.click(dismiss);
  expect(document.activeElement).toBe(target());
});

it("if call times crash, the form says what to do instead and is otherwise unchanged", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  location.hash = "#call";
  const office = { ...OFFICE, timeZone: "Europe/Atlantis" };
  const topics = { ...PROPS.topics, topics: [{ fragment: "call", text: "Call", isCall: true }] };
  render(<EnquiryForm {...PROPS} topics={topics} office={office} />);
  location.hash = "";
  expect(screen.queryByText(ENQUIRY.noTimes)).not.toBeNull();
  expect(field("Message").value).toBe("");
});
