import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { test as base, expect } from "../fixtures.ts";
import { copyProject, plainEnvironment } from "../support/copy-project.ts";
import { giveFacts } from "../support/other-company.ts";
import { startProgram } from "../support/program.ts";

interface Demo {
  /** The address of the site in delivery mode. */
  site: string;
  /** The address of the page that lists the mails. */
  mailbox: string;
  /** The folder of the copy. */
  folder: string;
}

/** The public address for which the site is built. */
export const SITE_URL = "https://www.website.ee";

/** The links to other sites, without which the buttons lead to the forms. */
const WITHOUT_LINKS = { bookingUrl: null, chatUrl: null };

/** Runs the demo in a copy of the project with settings in .env, and the facts of another company. */
export const test = base.extend<object, { demo: Demo }>({
  baseURL: ({ demo }, use) => use(demo.site),
  demo: [
    async ({}, use) => {
      const cwd = copyProject();
      // As editors on Windows save it. What the demo itself sets wins.
      const env = [`\uFEFFSITE_URL='${SITE_URL}'`, "RATE_LIMIT_PER_MINUTE=1000", "ENQUIRY_DELIVERY=webhook"];
      writeFileSync(join(cwd, ".env"), env.join("\r\n"));
      await giveFacts(cwd, WITHOUT_LINKS);
      const { match, stop } = await startProgram(
        process.execPath,
        ["scripts/demo.ts"],
        /mailbox is at (http\S+)\n[\s\S]*site is at (http\S+) in/,
        { cwd, env: { ...plainEnvironment(), HOST: "127.0.0.1", PORT: "0" } },
      );
      const [, mailbox = "", site = ""] = match;
      await use({ site, mailbox, folder: cwd });
      await stop();
      rmSync(cwd, { recursive: true });
    },
    { scope: "worker", timeout: 400_000 },
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
