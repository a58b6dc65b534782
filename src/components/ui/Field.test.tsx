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
  it("has a label that is associated with its input", () => {
    render(<Field id="x" name="company" label="Company" />);
    expect(screen.getByLabelText("Company")).toBe(field());
    expect(screen.getByText("Company").getAttribute("for")).toBe("x");
    expect(field().getAttribute("name")).toBe("company");
  });

  it("without hint and error has no description and is valid", () => {
    render(<Field id="x" name="x" label="X" />);
    expect(field().hasAttribute("aria-describedby")).toBe(false);
    expect(field().hasAttribute("aria-invalid")).toBe(false);
  });

  it("with a hint is described by it and valid", () => {
    render(<Field id="x" name="x" label="X" hint="In short" />);
    expect(descriptions()).toEqual(["In short"]);
    expect(field().hasAttribute("aria-invalid")).toBe(false);
  });

  it("with an error is invalid and described by it (WCAG 3.3.1)", () => {
    render(<Field id="x" name="x" label="X" error="Too short" />);
    expect(descriptions()).toEqual(["Too short"]);
    expect(field().getAttribute("aria-invalid")).toBe("true");
  });

  it("with hint and error is described by the hint, then the error", () => {
    render(<Field id="x" name="x" label="X" hint="In short" error="Too short" />);
    expect(field().getAttribute("aria-describedby")).toBe("x-hint x-error");
    expect(descriptions()).toEqual(["In short", "Too short"]);
  });

  it("that is optional says so in its label", () => {
    render(<Field id="x" name="x" label="Phone" optional="optional" />);
    expect(screen.getByLabelText("Phone (optional)")).toBe(field());
  });

  it("is a one-line text input by default, and otherwise of the given type", () => {
    const { rerender } = render(<Field id="x" name="x" label="X" required />);
    expect(field().tagName).toBe("INPUT");
    expect(field().getAttribute("type")).toBe("text");
    expect(field().hasAttribute("required")).toBe(true);
    rerender(<Field id="x" name="x" label="X" type="email" autoComplete="email" />);
    expect(field().getAttribute("type")).toBe("email");
    expect(field().getAttribute("autocomplete")).toBe("email");
  });

  it("with several lines has the same label and descriptions", () => {
    render(<Field id="x" name="x" label="X" hint="In short" error="Too short" multiline />);
    expect(field().tagName).toBe("TEXTAREA");
    expect(screen.getByLabelText("X")).toBe(field());
    expect(descriptions()).toEqual(["In short", "Too short"]);
    expect(field().hasAttribute("multiline")).toBe(false);
  });
});
