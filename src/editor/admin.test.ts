import type { APIContext } from "astro";
import { expect, it } from "vitest";
import { site } from "../../tests/support/content.ts";
import { GET } from "./admin.ts";
import { gitHost } from "./git-host.ts";

it("the editor, which keeps a token, may ask its own site and the git host alone", async () => {
  const page = await (await GET({} as APIContext)).text();
  const [, policy = ""] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page) ?? [];
  const { api } = gitHost(site.repository);
  expect(policy).toContain("default-src 'none'; script-src 'self' 'sha256-");
  expect(policy).toMatch(
    new RegExp(`; connect-src 'self' ${RegExp.escape(api)}; base-uri 'none'; form-action 'none'$`),
  );
  expect(policy.match(/(\w+:|\*)[^\s;]*/g)).toEqual(["data:", "blob:", api]);
});
