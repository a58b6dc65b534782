import { expect, it } from "vitest";
import { runInCopy } from "../tests/support/run-in-copy.ts";

it.each<[says: RegExp, registryCode: string, settings: object]>([
  // Read before all others, by astro.config.ts: without a stack, like the settings.
  [/^There is a mistake in src\/content\/site\.yaml:\n✖ .+\n.+registryCode.*\n$/, "12", {}],
  // An empty SITE_URL counts as not set, so the next mistake is reported.
  [/^ENQUIRY_DELIVERY is “mail”.+\n$/, "1234567", { SITE_URL: "", ENQUIRY_DELIVERY: "mail" }],
])("a mistake ends the build: %s", (says, registryCode, settings) => {
  const change = (text: string) => text.replace(/^registryCode: .*$/m, `registryCode: "${registryCode}"`);
  const build = ["node_modules/astro/bin/astro.mjs", "build"];
  const { status, stdout, stderr } = runInCopy(build, "src/content/site.yaml", change, settings);
  expect(status).toBe(1);
  expect(stdout + stderr).toMatch(says);
});
