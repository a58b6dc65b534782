// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { EnquiryRoot, type EnquiryRootProps } from "./EnquiryRoot";

vi.mock("./EnquiryForm", () => ({
  EnquiryForm: () => {
    throw new Error("crash");
  },
}));

afterEach(cleanup);

it("a form that crashes is replaced by a notice with the email address and a way home", () => {
  // React logs the crash as an error, which would fail this test.
  vi.spyOn(console, "error").mockImplementation(() => {});
  const crash = { headline: "It crashed", write: "Write to us:", home: "Go home" };
  render(<EnquiryRoot {...({ crash, email: "mail@example.com" } as EnquiryRootProps)} />);
  expect(screen.getByRole("alert").textContent).toContain(crash.headline);
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(["mailto:mail@example.com", "/"]);
});
