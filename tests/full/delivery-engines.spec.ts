import { proxy } from "hono/proxy";
import { serve } from "../../scripts/serve.ts";
import { test } from "../delivery/fixture.ts";
import { expect } from "../fixtures.ts";
import { getContent } from "../support/content.ts";
import { ENGINE_NAMES, ENTER, visitWith } from "./engines/engines.ts";

// In one worker, so that the site is built only once.
test.describe.configure({ mode: "default" });

const FIELDS = {
  name: " M ",
  email: "mari@example.com",
  company: "Näidis OÜ",
  message: "Typed once, by hand",
} as const;

for (const engine of ENGINE_NAMES) {
  test(`${engine}: without JavaScript, Back restores what was typed, and it arrives without a mark`, async ({
    demo,
  }) => {
    const site = await withoutScripts(demo.site);
    const message = `${FIELDS.message} in ${engine}.`;
    await visitWith(engine, async (visitor, until) => {
      await visitor.open(`${site.url}/#cta`);
      const typed = Object.entries({ ...FIELDS, message });
      for (const [field, value] of typed) await visitor.type(`[name=${field}]`, value);
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
      for (const [field, value] of typed) {
        await until(`document.querySelector('[name=${field}]').value === ${JSON.stringify(value)}`);
      }
      await visitor.type("[name=name]", `Mari${ENTER}`);
      await until("location.pathname === '/enquiry-sent'");
      // Every browser sends the honeypot, empty.
      const mails = await (await fetch(demo.mailbox)).text();
      expect(mails).toContain(message);
      expect(mails).not.toContain(getContent("features/enquiry").mail.possibleSpam);
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
