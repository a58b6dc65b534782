import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyProject, plainEnvironment } from "../../scripts/copy-project.ts";
import { serve } from "../../scripts/serve.ts";
import { expect, holdFiles, test } from "../fixtures";
import { freePort } from "../support/free-port.ts";
import * as homeForm from "../support/home-form";
import { type Program, startProgram } from "../support/program.ts";
import { TOASTS } from "../support/specification";

test.setTimeout(300_000);
// While the site is redeployed, no server answers.
test.use({ expectedErrors: /ERR_CONNECTION_REFUSED/ });

test("a page that is open during a redeploy loads the code and texts of its own build, and its form is sent", async ({
  page,
}) => {
  const messages: string[] = [];
  const webhook = await serve(async (request) => {
    if (request.method === "POST") messages.push((await request.json()).message);
    return new Response(null, { status: 204 });
  });
  const cwd = copyProject();
  const env = {
    ...plainEnvironment(),
    HOST: "127.0.0.1",
    PORT: `${await freePort()}`,
    ENQUIRY_DELIVERY: "webhook",
    WEBHOOK_URL: webhook.url,
    WEBHOOK_SECRET: "a secret of both sides",
  };
  let server: Program | undefined;
  /** Builds and restarts, as docs/operations.md says. */
  const deploy = async () => {
    execFileSync(process.execPath, ["scripts/build.ts"], { cwd, env, stdio: "pipe" });
    await server?.stop();
    server = await startProgram(process.execPath, ["server/index.js"], /The site is at/, { cwd, env });
  };
  try {
    await deploy();
    const release = await holdFiles(page, "**/_astro/EnquiryIsland*");
    // React must not be asked for while no server answers.
    const react = page.waitForResponse("**/_astro/client*");
    await page.goto(`http://127.0.0.1:${env.PORT}/#cta`);
    await (await react).finished();
    await homeForm.fill(page);
    // The code of the form has its texts, so both change.
    const texts = join(cwd, "src/content/features/enquiry.yaml");
    writeFileSync(texts, readFileSync(texts, "utf8").replace(TOASTS.sent.title, "Sent by the next build"));
    await deploy();

    release();
    await homeForm.live(page).waitFor({ timeout: 60_000 });
    await homeForm.submitButton(page).click();
    await expect(homeForm.toast(page)).toContainText(TOASTS.sent.title);
    expect(messages).toEqual([homeForm.VALID.message]);
    await page.reload();
    await homeForm.fill(page, { message: "To the next build." });
    await homeForm.live(page).waitFor({ timeout: 60_000 });
    await homeForm.submitButton(page).click();
    await expect(homeForm.toast(page)).toContainText("Sent by the next build");
  } finally {
    await server?.stop();
    await webhook.close();
    rmSync(cwd, { recursive: true });
  }
});
