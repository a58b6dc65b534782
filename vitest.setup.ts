import { format } from "node:util";
import { afterAll, afterEach, expect, vi } from "vitest";

/**
 * Runs before every test file. An unexpected console error fails the test. A test that expects one
 * first replaces the method: vi.spyOn(console, "error").mockImplementation(() => {}).
 */
const unexpected: string[] = [];
const report = console.error;
// The files share a worker's console.
afterAll(() => {
  console.error = report;
});

console.error = (...values: unknown[]) => {
  unexpected.push(format(...values));
  report(...values);
};

afterEach(() => {
  vi.useRealTimers();
  expect(unexpected.splice(0), "unexpected errors on the console").toEqual([]);
});
