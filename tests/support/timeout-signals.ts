import { vi } from "vitest";

/** Lets AbortSignal.timeout run on a test's fake timers, which don't know it. */
export function fakeTimeoutSignals() {
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), ms);
    return controller.signal;
  });
}
