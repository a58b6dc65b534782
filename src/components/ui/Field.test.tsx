// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Field } from "./Field";

afterEach(cleanup);

const field = () => screen.getByRole("textbox");
/** The texts that describe the field, in reading order. */
const descriptions = () =>
  (field().getAttribute("aria-describedby") ?? "")
    .split(" ")
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);

describe("a field", () => {
  it("with hint and error is described by the hint, then the error", () => {
    render(<Field id="x" name="x" label="X" hint="In short" error="Too short" />);
    expect(field().getAttribute("aria-describedby")).toBe("x-hint x-error");
    expect(descriptions()).toEqual(["In short", "Too short"]);
  });

  it("that is optional says so in its label", () => {
    render(<Field id="x" name="x" label="Phone" optional="optional" />);
    expect(screen.getByLabelText("Phone (optional)")).toBe(field());
  });

  it("with several lines has the same label and descriptions", () => {
    render(<Field id="x" name="x" label="X" hint="In short" error="Too short" multiline />);
    expect(field().tagName).toBe("TEXTAREA");
    expect(screen.getByLabelText("X")).toBe(field());
    expect(descriptions()).toEqual(["In short", "Too short"]);
    expect(field().hasAttribute("multiline")).toBe(false);
  });
});
