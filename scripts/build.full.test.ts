import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { copyProject, plainEnvironment } from "../tests/support/copy-project.ts";

interface Mistake {
  change?: [file: string, from: RegExp, to: string];
  env?: Record<string, string>;
  says: RegExp;
}

it.each<Mistake>([
  {
    // Read before all others, by astro.config.ts: without a stack, like the settings.
    change: ["src/content/site.yaml", /^registryCode: .*$/m, "registryCode: 12"],
    says: /^There is a mistake in src\/content\/site\.yaml:\n✖ .+\n.+registryCode.*\n$/,
  },
  // An empty SITE_URL counts as not set, so the next mistake is reported.
  { env: { SITE_URL: "", ENQUIRY_DELIVERY: "mail" }, says: /^ENQUIRY_DELIVERY is “mail”.+\n$/ },
])("a mistake ends the build: $says", ({ change, env, says }) => {
  const cwd = copyProject();
  // Astro may still be writing into the folder.
  onTestFinished(() => rmSync(cwd, { recursive: true, maxRetries: 5 }));
  if (change) {
    const [file, from, to] = change;
    writeFileSync(join(cwd, file), readFileSync(join(cwd, file), "utf8").replace(from, to));
  }
  const { status, stdout, stderr } = spawnSync("node_modules/.bin/astro", ["build"], {
    cwd,
    env: { ...plainEnvironment(), ...env },
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stdout + stderr).toMatch(says);
});
