import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Announcement } from "./Announcement.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Lets time pass until the text in the live region changes, or for a minute. */
function nextText() {
  const status = screen.getByRole("status");
  const before = status.textContent;
  for (let second = 0; second < 60 && status.textContent === before; second++) {
    act(() => vi.advanceTimersByTime(1000));
  }
  return status.textContent;
}

it("a text is announced after a pause, leaves, and is announced again on a new occasion only", () => {
  const { rerender } = render(<Announcement text="Three" occasion={1} />);
  expect(screen.getByRole("status").textContent).toBe("");
  expect(nextText()).toBe("Three");
  expect(nextText()).toBe("");
  rerender(<Announcement text="Three" occasion={1} />);
  expect(nextText()).toBe("");
  rerender(<Announcement text="Three" occasion={2} />);
  expect(nextText()).toBe("Three");
});
