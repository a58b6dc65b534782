import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { SUCCESS_MS, ToastRegion } from "./Toast";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("a success vanishes after some seconds in which it was neither hovered nor focused; a failure stays", () => {
  vi.useFakeTimers();
  const onDismiss = vi.fn();
  const show = (variant: "success" | "destructive") => (
    <ToastRegion toast={{ title: "Title", body: "Body", variant }} dismiss="Dismiss" onDismiss={onDismiss} />
  );
  const { rerender } = render(show("success"));
  const toast = screen.getByRole("status").firstElementChild as Element;
  for (const [hold, release] of [
    [fireEvent.pointerEnter, fireEvent.pointerLeave],
    [fireEvent.focus, fireEvent.blur],
  ] as const) {
    vi.advanceTimersByTime(SUCCESS_MS - 1);
    hold(toast);
    vi.advanceTimersByTime(2 * SUCCESS_MS);
    expect(onDismiss).not.toHaveBeenCalled();
    release(toast);
  }
  vi.advanceTimersByTime(SUCCESS_MS);
  expect(onDismiss).toHaveBeenCalledTimes(1);
  rerender(show("destructive"));
  vi.advanceTimersByTime(10 * SUCCESS_MS);
  expect(onDismiss).toHaveBeenCalledTimes(1);
});
