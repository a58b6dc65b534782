// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
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
