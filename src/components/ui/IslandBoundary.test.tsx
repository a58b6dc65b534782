// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { IslandBoundary } from "./IslandBoundary";

afterEach(cleanup);

function Crashing(): never {
  throw new Error("crash");
}

it("an island that crashes is replaced by a notice with the email address and a way home", () => {
  // React logs the crash as an error, which would fail this test.
  vi.spyOn(console, "error").mockImplementation(() => {});
  const crash = {
    headline: "It crashed",
    write: "Write to us:",
    kept: "To copy:",
    home: "Go home",
    email: "mail@example.com",
  };
  render(
    <IslandBoundary crash={crash}>
      <Crashing />
    </IslandBoundary>,
  );
  expect(screen.getByRole("alert").textContent).toContain(crash.headline);
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(["mailto:mail@example.com", "/"]);
});
