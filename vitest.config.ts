import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

// Caches compiled code for the servers and builds that tests start.
process.env["NODE_COMPILE_CACHE"] ??= resolve("node_modules/.cache/node");

/** The tests of npm run test:full only: they are slow. */
export const FULL = ["**/*.full.test.ts"];

export default defineConfig({
  // Components are written for the automatic JSX runtime, as tsconfig.json says.
  oxc: { jsx: { runtime: "automatic", importSource: "react" } },
  test: {
    // The browser tests in tests/ run in Playwright.
    include: ["{deploy,scripts,server,src}/**/*.test.{ts,tsx}"],
    exclude: FULL,
    // Starting a worker for each file would take as long as the tests.
    isolate: false,
    setupFiles: ["vitest.setup.ts"],
    restoreMocks: true,
    unstubGlobals: true,
    // Many tests wait for other processes; by default Vitest leaves a core idle.
    maxWorkers: "100%",
    // Generous, because a busy machine is slow; some tests run the real build.
    testTimeout: 90_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
