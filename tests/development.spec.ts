import { spawn } from "node:child_process";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyProject, plainEnvironment } from "../scripts/copy-project.ts";
import { expect, test } from "./fixtures";

test("while developing, a change of words or styles shows without a reload by hand", async ({ page }) => {
  // Starts a development server and builds each page anew; slow on a busy machine.
  test.setTimeout(300_000);
  const folder = copyProject();
  // In one step, as editors save: a file that is half written is an error to the server.
  const save = (file: string, text: string) => {
    writeFileSync(join(folder, "saved"), text);
    renameSync(join(folder, "saved"), join(folder, file));
  };
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  const change = (file: string, from: string, to: string) => {
    expect(read(file)).toContain(from);
    save(file, read(file).replace(from, to));
  };
  // Saved again until it is seen: the server can't say when it begins to watch the files.
  const shows = (file: string, check: () => Promise<void>) =>
    expect(async () => {
      save(file, read(file));
      await check();
    }).toPass({ timeout: 100_000 });
  const server = spawn(join(folder, "node_modules/.bin/astro"), ["dev", "--port", "0"], {
    cwd: folder,
    env: plainEnvironment(),
  });
  try {
    const address = await new Promise<string>((resolve, reject) => {
      let output = "";
      const find = (chunk: Buffer) => {
        output += chunk;
        const found = /http:\/\/localhost:\d+/.exec(output)?.[0];
        if (found) resolve(found);
      };
      server.stdout.on("data", find);
      server.stderr.on("data", find);
      server.on("exit", () => reject(new Error(output)));
    });
    const heading = page.getByRole("heading", { level: 1 });
    await page.goto(`${address}/about`);
    await expect(heading).toHaveText("Sales is engineering. We treat it that way.");

    change("src/content/pages/about.yaml", "Sales is engineering.", "Words were changed.");
    await shows("src/content/pages/about.yaml", () =>
      expect(heading).toHaveText("Words were changed. We treat it that way.", { timeout: 15_000 }),
    );

    change("src/styles/base.css", "max-width: 9em", "max-width: 3px");
    await shows("src/styles/base.css", () =>
      expect(heading).toHaveCSS("max-width", "3px", { timeout: 15_000 }),
    );
  } finally {
    server.kill();
    rmSync(folder, { recursive: true });
  }
});
