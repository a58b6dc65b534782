// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ErrorBoundary } from "./ErrorBoundary";

afterEach(cleanup);

function Crash(): never {
  throw new Error("crash");
}

describe("an error boundary", () => {
  it("renders its children while they work", () => {
    render(<ErrorBoundary fallback="fallback">child</ErrorBoundary>);
    expect(document.body.textContent).toBe("child");
  });

  it("renders its fallback if a child crashes, and doesn't affect the rest", () => {
    // React logs the crash as an error, which would fail this test.
    vi.spyOn(console, "error").mockImplementation(() => {});
    render(
      <>
        <p>rest</p>
        <ErrorBoundary fallback={<p>fallback</p>}>
          <Crash />
        </ErrorBoundary>
      </>,
    );
    expect(screen.getByText("fallback").tagName).toBe("P");
    expect(screen.getByText("rest").tagName).toBe("P");
  });
});
