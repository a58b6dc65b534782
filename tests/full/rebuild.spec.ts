import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyProject, plainEnvironment } from "../../scripts/copy-project.ts";
import { expect, fillHomeForm, submitButton, test } from "../fixtures";

test("a page that was opened before a rebuild still gets its form's code", async ({ page }) => {
  const folder = copyProject();
  const build = () =>
    execFileSync(process.execPath, ["scripts/build.ts"], {
      cwd: folder,
      env: plainEnvironment(),
      stdio: "pipe",
    });
  build();
  const server = spawn(process.execPath, ["server/index.js"], {
    cwd: folder,
    env: { ...plainEnvironment(), PORT: "0", HOST: "127.0.0.1" },
  });
  try {
    const [said] = await once(server.stdout, "data");
    const url = /http:\S+/.exec(String(said))?.[0] ?? "";
    await page.goto(url);
    const messages = join(folder, "src/content/features/enquiry.yaml");
    const text = readFileSync(messages, "utf8");
    writeFileSync(messages, text.replace("Message sent successfully!", "Sent by the new build"));
    build();

    await page.locator("#cta").scrollIntoViewIfNeeded();
    await page.locator("form[data-live]").waitFor();
    await fillHomeForm(page);
    await submitButton(page).click();
    // The old code with the texts of now: it comes with its content, which is not hashed.
    await expect(page.getByText("Sent by the new build")).toBeVisible();

    // The same server, without a restart, gives the new site to the next load.
    await page.reload();
    await page.locator("#cta").scrollIntoViewIfNeeded();
    await page.locator("form[data-live]").waitFor();
    await fillHomeForm(page);
    await submitButton(page).click();
    await expect(page.getByText("Sent by the new build")).toBeVisible();
  } finally {
    server.kill("SIGKILL");
    rmSync(folder, { recursive: true });
  }
});
