// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ENQUIRY } from "./copy.fixture";
import { EnquiryForm } from "./EnquiryForm";
import { button, ENTERED, field, fillIn, form, PROPS, values } from "./form.fixture";
import type { Send } from "./send";

const EMPTY = { name: "", email: "", company: "", message: "" };

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

const element = <EnquiryForm {...PROPS} send={send} />;
const toastRegion = (role: string) => document.querySelector(`[data-toast-region] [role=${role}]`) as Element;
const press = () => act(async () => fireEvent.submit(form()));

function dismissToast() {
  const dismiss = screen.getByRole("button", { name: "Dismiss" });
  dismiss.focus();
  fireEvent.click(dismiss);
}

async function submitFilledIn() {
  render(element);
  fillIn();
  button().focus();
  await press();
  button().blur(); // Browsers blur a button when it becomes disabled.
}

describe("specification, chapter 4: while an enquiry is being sent", () => {
  beforeEach(submitFilledIn);

  it("the submit button is disabled with a message, and the form is busy", () => {
    expect(button().disabled).toBe(true);
    expect(button().textContent).toBe("Sending…");
    expect(form().getAttribute("aria-busy")).toBe("true");
    expect(document.querySelector("[data-toast]")).toBeNull();
  });

  it("the fields can't be edited, because the form is reset after success", async () => {
    const isReadOnly = () => ["Name", "Email", "Company", /^Message/].map((label) => field(label).readOnly);
    expect(isReadOnly()).toEqual([true, true, true, true]);
    await act(async () => refuse());
    expect(isReadOnly()).toEqual([false, false, false, false]);
  });

  it("a second press doesn't send again", async () => {
    await press();
    expect(send.mock.calls.map(([enquiry]) => enquiry)).toEqual([ENTERED]);
  });
});

describe("specification, chapter 8: when an enquiry was sent", () => {
  beforeEach(async () => {
    await submitFilledIn();
    await act(async () => accept());
  });

  it("the success toast is shown as a status", () => {
    expect(toastRegion("status").textContent).toBe(
      "Message sent successfully!We'll get back to you within 24 hours.",
    );
    expect(toastRegion("alert").textContent).toBe("");
  });

  it("the form is reset and enabled again", () => {
    expect(values()).toEqual(EMPTY);
    expect(button().disabled).toBe(false);
    expect(button().textContent).toBe("Send message");
    expect(form().getAttribute("aria-busy")).toBe("false");
  });

  it("focus returns to the button, which lost it while it was disabled", () => {
    expect(document.activeElement).toBe(button());
  });

  it("typing the next enquiry shows no errors before it is submitted", () => {
    fillIn({ name: "J" });
    expect(document.querySelector(".field-error")).toBeNull();
  });

  it("the toast stays until the visitor dismisses it; then focus moves from it to the submit button", () => {
    dismissToast();
    expect(document.querySelector("[data-toast]")).toBeNull();
    expect(document.activeElement).toBe(button());
  });

  it("a toast that is dismissed without focus leaves it where it is", () => {
    field(/^Message/).focus();
    fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(document.activeElement).toBe(field(/^Message/));
  });
});

it("in delivery mode, where the receipt replaces the form, focus moves from the toast to its heading", async () => {
  render(<EnquiryForm {...PROPS} send={send} delivery={{ action: "/", copy: ENQUIRY.delivery }} />);
  fillIn();
  await press();
  await act(async () => accept());
  dismissToast();
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Your message is with us" }));
});

describe("specification, chapter 8: when sending fails", () => {
  beforeEach(async () => {
    await submitFilledIn();
    await act(async () => refuse());
  });

  it("the values are kept", () => {
    expect(values()).toEqual(ENTERED);
  });

  it("the failure toast is shown in the destructive style, as an alert", () => {
    expect(toastRegion("alert").textContent).toBe(
      "Error sending messagePlease try again or contact us directly.",
    );
    expect(document.querySelector("[data-toast]")?.getAttribute("data-variant")).toBe("destructive");
    expect(toastRegion("status").textContent).toBe("");
  });
  it("another attempt hides the failure toast and can succeed", async () => {
    expect(button().disabled).toBe(false);
    await press();
    expect(document.querySelector("[data-toast]")).toBeNull();
    await act(async () => accept());
    screen.getByText("Message sent successfully!");
    expect(values()).toEqual(EMPTY);
    expect(send).toHaveBeenCalledTimes(2);
  });
});

describe("an enquiry with errors", () => {
  it("is not sent, and focus goes to the first invalid field", async () => {
    render(element);
    fillIn({ ...ENTERED, email: "mari", message: "short" });
    await press();
    expect(send).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field("Email"));
    expect(field("Email").getAttribute("aria-invalid")).toBe("true");
    const message = { selector: ".field-error" };
    screen.getByText("Please enter a valid email address", message);
    screen.getByText("Message must be at least 10 characters", message);
    expect(document.querySelector("[data-toast]")).toBeNull();
  });

  it("shows no error before it is submitted", () => {
    render(element);
    fillIn({ name: "M" });
    expect(document.querySelector(".field-error")).toBeNull();
  });

  it("shows errors that follow each change after it was submitted", async () => {
    render(element);
    await press();
    expect(document.querySelectorAll(".field-error")).toHaveLength(4);
    fillIn({ name: "Ma" });
    expect(screen.queryByText("Name must be at least 2 characters")).toBeNull();
    fillIn({ name: "M" });
    screen.getByText("Name must be at least 2 characters", { selector: ".field-error" });
  });
});

describe("specification, chapter 7: the home form makes no request", () => {
  it("only logs the trimmed values to the console and shows the success toast", async () => {
    const log = vi.spyOn(console, "log").mockImplementation(() => {});
    render(<EnquiryForm {...PROPS} />);
    fillIn({ ...ENTERED, name: " Mari " });
    await press();
    expect(log).toHaveBeenCalledExactlyOnceWith("Enquiry", ENTERED);
    screen.getByText("Message sent successfully!");
  });
});
