import { expect, it } from "vitest";
import { runInCopy } from "../tests/support/run-in-copy.ts";

it("a mistake ends the build, without a stack", () => {
  const change = (text: string) => text.replace(/^registryCode: .*$/m, 'registryCode: "12"');
  const build = ["node_modules/astro/bin/astro.mjs", "build"];
  const { status, stdout, stderr } = runInCopy(build, "src/content/site.yaml", change);
  expect(status).toBe(1);
  // Read before all others, by astro.config.ts.
  const mistake = /^There is a mistake in src\/content\/site\.yaml:\n✖ .+\n.+registryCode.*\n$/;
  expect(stdout + stderr).toMatch(mistake);
});
