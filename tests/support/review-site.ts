import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { plainEnvironment } from "../../scripts/copy-project.ts";
import { serve } from "../../scripts/serve.ts";
import { createApp } from "../../server/app.ts";
import { test as base } from "../fixtures";

/** Tests with a build of the site that includes the review page. */
export const test = base.extend<object, { reviewSite: string }>({
  reviewSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use, { workerIndex }) => {
      const folder = `node_modules/.cache/review-${workerIndex}`;
      execFileSync("node_modules/.bin/astro", ["build", "--outDir", folder], {
        env: { ...plainEnvironment(), REVIEW: "1" },
      });
      const { url, close } = await serve(createApp({ folder }).fetch);
      await use(url);
      await close();
      rmSync(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
});
