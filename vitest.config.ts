import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

// Servers and builds that tests start needn't compile their code each time.
process.env["NODE_COMPILE_CACHE"] ??= resolve("node_modules/.cache/node");

/** The thorough ones, of npm run test:full: they are slow, or need a mail server of the system. */
export const FULL = ["**/*.full.test.ts"];

export default defineConfig({
  // Components are written for the automatic JSX runtime, as tsconfig.json says.
  oxc: { jsx: { runtime: "automatic", importSource: "react" } },
  test: {
    // The browser tests in tests/ are Playwright's.
    include: ["{src,server,scripts}/**/*.test.{ts,tsx}"],
    exclude: FULL,
    setupFiles: ["vitest.setup.ts"],
    environment: "node",
    restoreMocks: true,
    // Many wait for other processes; by default one core is left idle.
    maxWorkers: "100%",
    // Some tests run the real build.
    testTimeout: 60_000,
  },
});
