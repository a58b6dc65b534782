// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ToastRegion } from "./Toast";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const message = { title: "Title", body: "Body" };
const onDismiss = vi.fn();

describe("the toast region", () => {
  it.each([
    ["success", "status", "alert"],
    ["destructive", "alert", "status"],
  ] as const)("shows a %s toast in the %s region, which stays the same element", (variant, role, other) => {
    const { rerender } = render(<ToastRegion toast={null} dismiss="Dismiss" onDismiss={onDismiss} />);
    const region = screen.getByRole(role);
    rerender(<ToastRegion toast={{ ...message, variant }} dismiss="Dismiss" onDismiss={onDismiss} />);
    expect(screen.getByRole(role)).toBe(region);
    expect(region.textContent).toBe("TitleBody");
    expect(region.firstElementChild?.getAttribute("data-variant")).toBe(variant);
    expect(screen.getByRole(other).textContent).toBe("");
  });

  it("removes a success after 8 seconds in which it was neither hovered nor focused; a failure stays", () => {
    vi.useFakeTimers();
    onDismiss.mockClear();
    const show = (variant: "success" | "destructive") => (
      <ToastRegion toast={{ ...message, variant }} dismiss="Dismiss" onDismiss={onDismiss} />
    );
    const { rerender } = render(show("success"));
    const toast = screen.getByRole("status").firstElementChild as Element;
    for (const [hold, release] of [
      [fireEvent.pointerEnter, fireEvent.pointerLeave],
      [fireEvent.focus, fireEvent.blur],
    ] as const) {
      vi.advanceTimersByTime(7999);
      hold(toast);
      vi.advanceTimersByTime(20_000);
      expect(onDismiss).not.toHaveBeenCalled();
      release(toast);
    }
    vi.advanceTimersByTime(8000);
    expect(onDismiss).toHaveBeenCalledTimes(1);
    rerender(show("destructive"));
    vi.advanceTimersByTime(60_000);
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });
});
