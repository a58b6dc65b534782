import { execFileSync } from "node:child_process";
import { cpSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Page } from "@playwright/test";
import { test as base, expect } from "../fixtures";
import { copyProject, plainEnvironment } from "../support/copy-project.ts";
import { startProgram } from "../support/program.ts";

interface Demo {
  /** The address of the site in delivery mode. */
  site: string;
  /** The address of the page that lists the mails. */
  mailbox: string;
}

/** The public address for which the site is built. */
export const SITE_URL = "https://www.website.ee";

const SERVE = 'await import("./scripts/demo-mailbox.ts"); await import("./server/main.ts");';

/** Serves a copy of the project, because a site is built for one mode, with the mailbox of the demo. */
export const test = base.extend<object, { demo: Demo }>({
  baseURL: ({ demo }, use) => use(demo.site),
  demo: [
    async ({}, use) => {
      const cwd = copyProject();
      cpSync("tests/support", join(cwd, "tests/support"), { recursive: true });
      symlinkSync(resolve("package-lock.json"), join(cwd, "package-lock.json"));
      const env = { ...plainEnvironment(), HOST: "127.0.0.1", RATE_LIMIT_PER_MINUTE: "1000" };
      // The settings are read from the file, as on a server.
      writeFileSync(join(cwd, ".env"), `SITE_URL=${SITE_URL}\nENQUIRY_DELIVERY=smtp\n`);
      execFileSync("node_modules/.bin/astro", ["build"], { cwd, env, stdio: "pipe" });
      const ready = /mailbox is at (http\S+)\n[\s\S]*site is at (http\S+)\n/;
      const { match, stop } = await startProgram(
        process.execPath,
        ["--input-type=module", "-e", SERVE],
        ready,
        { cwd, env: { ...env, PORT: "0", MAILBOX_PORT: "0" } },
      );
      const [, mailbox = "", site = ""] = match;
      await use({ site, mailbox });
      await stop();
      rmSync(cwd, { recursive: true });
    },
    { scope: "worker", timeout: 180_000 },
  ],
});

/** Expects exactly one mail with all of these texts. */
export async function expectInMailbox(page: Page, { mailbox }: Demo, ...texts: (string | RegExp)[]) {
  const inbox = await page.context().newPage();
  await inbox.goto(mailbox);
  const mails = texts.reduce((found, hasText) => found.filter({ hasText }), inbox.getByRole("article"));
  await expect(mails).toHaveCount(1);
  await inbox.close();
}
