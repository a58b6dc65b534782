import { beforeEach, expect, it, vi } from "vitest";
import { createRateLimit } from "./rate-limit.ts";

beforeEach(() => void vi.useFakeTimers());

it("counts each address separately and ends after a minute", async () => {
  const wait = createRateLimit(2);
  expect([await wait("a"), await wait("a"), await wait("a"), await wait("b")]).toEqual([0, 0, 60_000, 0]);
  vi.advanceTimersByTime(59_999);
  expect(await wait("a")).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await wait("a")).toBe(0);
});

it("is 30 times as high for all together; what exceeds one address's limit doesn't count there", async () => {
  const wait = createRateLimit(1);
  for (let turn = 0; turn < 100; turn++) await wait("loud");
  let passed = 0;
  for (let client = 0; client < 100; client++) {
    if ((await wait(`client ${client}`)) === 0) passed += 1;
  }
  expect(passed).toBe(29);
  vi.advanceTimersByTime(60_000);
  expect(await wait("late")).toBe(0);
});
