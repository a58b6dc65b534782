import { proxy } from "hono/proxy";
import { serve } from "../../scripts/serve.ts";
import { test } from "../delivery/fixture.ts";
import { expect } from "../fixtures.ts";
import { ENGINE_NAMES, ENTER, visitWith } from "./engines/engines.ts";

// In one worker, so that the site is built only once.
test.describe.configure({ mode: "default" });

const FIELDS = {
  name: " M ",
  email: "mari@example.com",
  company: "Näidis OÜ",
  message: "Typed once, by hand.",
} as const;

for (const engine of ENGINE_NAMES) {
  test(`${engine}: without JavaScript, Back restores what was typed`, async ({ demo }) => {
    const site = await withoutScripts(demo.site);
    await visitWith(engine, async (visitor, until) => {
      await visitor.open(`${site.url}/#cta`);
      for (const [field, value] of Object.entries(FIELDS)) await visitor.type(`[name=${field}]`, value);
      await visitor.type("[name=company]", ENTER);
      await until("location.pathname + location.hash === '/enquiry-failed#check'");
      await until("document.readyState === 'complete'");
      // WebKit may drop a step back while it is still busy with the page.
      await expect(async () => {
        const goBack = "void (location.pathname === '/' || setTimeout(() => history.back()))";
        await visitor.read(goBack).catch(() => {});
        await expect
          .poll(() => visitor.read("location.pathname").catch(() => ""), { timeout: 10_000 })
          .toBe("/");
      }).toPass();
      for (const [field, value] of Object.entries(FIELDS)) {
        await until(`document.querySelector('[name=${field}]').value === ${JSON.stringify(value)}`);
      }
      await visitor.type("[name=name]", `Mari${ENTER}`);
      await until("location.pathname === '/enquiry-sent'");
    });
    await site.close();
  });
}

/** Serves the site with a policy that forbids scripts, as if JavaScript were off. */
const withoutScripts = (site: string) =>
  serve(async (request) => {
    const { pathname, search } = new URL(request.url);
    const answer = await proxy(`${site}${pathname}${search}`, { raw: request, redirect: "manual" });
    answer.headers.append("Content-Security-Policy", "script-src 'none'");
    return answer;
  });
