// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import "./pending-submit";

/** Submits a form with these data attributes. */
function submit(...attributes: string[]) {
  const form = document.body.appendChild(document.createElement("form"));
  for (const name of attributes) {
    form.dataset[name] = "";
  }
  const wentOn = form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  return { wentOn, isPressed: "pressed" in form.dataset };
}

describe("a press of the button", () => {
  it("is remembered while the form's code is on its way", () => {
    expect(submit("enquiry")).toEqual({ wentOn: false, isPressed: true });
  });

  it("is left to the form once it is live", () => {
    expect(submit("enquiry", "live")).toEqual({ wentOn: true, isPressed: false });
  });

  it("is left alone in any other form", () => {
    expect(submit()).toEqual({ wentOn: true, isPressed: false });
  });
});

describe("a form that can be sent without its code", () => {
  afterEach(() => vi.useRealTimers());

  /** Presses the button of a form in delivery mode and waits for its code, in vain or not. */
  function press(comesAlive: boolean) {
    vi.useFakeTimers();
    const form = document.body.appendChild(document.createElement("form"));
    form.method = "post";
    form.dataset["enquiry"] = "";
    const native = vi.spyOn(form, "submit").mockImplementation(() => {});
    form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    if (comesAlive) delete form.dataset["pressed"];
    vi.advanceTimersByTime(60_000);
    return native.mock.calls.length;
  }

  it("is sent natively, once, if its code does not come", () => {
    expect(press(false)).toBe(1);
  });

  it("is left to its code if that comes", () => {
    expect(press(true)).toBe(0);
  });
});
