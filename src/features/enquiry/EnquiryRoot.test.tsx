// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { EnquiryRootProps } from "./EnquiryRoot";
import { EnquiryRoot } from "./EnquiryRoot";

vi.mock("./EnquiryForm", () => ({
  EnquiryForm: () => {
    throw new Error("crash");
  },
}));

afterEach(cleanup);

describe("specification, chapter 8: a form that crashes", () => {
  beforeEach(() => {
    // React logs the crash as an error, which would fail this test.
    vi.spyOn(console, "error").mockImplementation(() => {});
    const crash = {
      headline: "Unexpected Application Error!",
      write: "Write to us:",
      home: "Go to the home page",
    };
    const props = { crash, email: "mail@example.com" } as EnquiryRootProps;
    render(<EnquiryRoot {...props} />);
  });

  it("shows “Unexpected Application Error!” instead", () => {
    expect(screen.getByRole("alert").textContent).toContain("Unexpected Application Error!");
  });

  it("shows the email address", () => {
    expect(screen.getByRole("link", { name: "mail@example.com" }).getAttribute("href")).toBe(
      "mailto:mail@example.com",
    );
  });

  it("links to the home page", () => {
    expect(screen.getByRole("link", { name: "Go to the home page" }).getAttribute("href")).toBe("/");
  });
});
