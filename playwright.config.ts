import { defineConfig } from "@playwright/test";
import { findHeadlessShell } from "./scripts/find-browser.ts";

/** TEST_PORT allows two runs at the same time. */
const PORT = Number(process.env["TEST_PORT"] ?? 4322);

/** The browser's arguments. */
export const args = [
  // Chromium's sandbox can't run as root, as in a container.
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  // Chromium's own background requests don't belong to the site, and many test networks block them.
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];
export default defineConfig({
  testDir: "tests",
  fullyParallel: true,
  forbidOnly: Boolean(process.env["CI"]),
  // Of two cores none is left idle while a test waits.
  workers: 3,
  // Generous, because a busy machine is slow.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [["dot"]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 1280, height: 800 },
    // Tests of motion ask for it; the others don't wait for it.
    contextOptions: { reducedMotion: "reduce" },
    trace: process.env["CI"] ? "retain-on-failure" : "off",
    launchOptions: {
      // Renders text as the full browser does.
      args: [...args, "--font-render-hinting=none"],
      executablePath: findHeadlessShell() ?? "chromium",
    },
  },
  projects: [
    // In one worker, so that the site is built, and the host started, only once; first, because the others
    // have no such limit.
    { name: "delivery mode", testDir: "tests/delivery", workers: 1 },
    { name: "Node", testDir: "tests/hosts", workers: 1 },
    { name: "log mode", testIgnore: /tests\/(delivery|hosts|full)\// },
  ],
  webServer: {
    // The server says why it doesn't start; if its port is taken, the tests have a setting of their own.
    command: `node server/index.js || (echo "Another port for the tests: TEST_PORT=${PORT + 100} npm test" >&2; exit 1)`,
    env: { PORT: String(PORT), HOST: "127.0.0.1", ENQUIRY_DELIVERY: "log" },
    wait: { stdout: /The site is at/ },
  },
});
