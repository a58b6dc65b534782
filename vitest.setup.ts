import { format } from "node:util";
import { afterEach, expect } from "vitest";

/**
 * Runs before every test file: an error on the console that a test didn't ask
 * for fails it. A test that means to cause one takes the console over first:
 * vi.spyOn(console, "error").mockImplementation(() => {}).
 */
const unexpected: string[] = [];
const report = console.error;

console.error = (...values: unknown[]) => {
  unexpected.push(format(...values));
  report(...values);
};

afterEach(() => {
  expect(unexpected.splice(0), "unexpected errors on the console").toEqual([]);
});
