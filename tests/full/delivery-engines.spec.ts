import { proxy } from "hono/proxy";
import { serve } from "../../scripts/serve.ts";
import { test } from "../delivery/fixture.ts";
import { expect } from "../fixtures.ts";
import { getContent } from "../support/content.ts";
import { ENGINE_NAMES, visitWith } from "./engines/engines.ts";

// In one worker, so that the site is built only once. Again, because WebKit's driver has left a command unanswered.
test.describe.configure({ mode: "default", retries: 1 });

for (const engine of ENGINE_NAMES) {
  test(`${engine}: an enquiry arrives by the form's code, and by the browser's own post`, async ({
    demo,
  }) => {
    const withoutScripts = await forbidScripts(demo.site);
    await visitWith(engine, async (visitor, until) => {
      for (const [site, isReady, isSent] of [
        [demo.site, "!document.querySelector('#cta [ssr]')", "!!document.querySelector('#receipt')"],
        [withoutScripts.url, "true", "location.pathname === '/enquiry-sent'"],
      ] as const) {
        const message = `We sell a product to banks, by ${engine} at ${site}.`;
        await visitor.open(`${site}/#cta`);
        await until(isReady);
        await visitor.type("[name=name]", "Mari");
        await visitor.type("[name=email]", "mari@example.com");
        await visitor.type("[name=company]", "Näidis OÜ");
        await visitor.type("[name=message]", message);
        await visitor.click("#cta button[type=submit]");
        await until(isSent);
        const mails = await (await fetch(demo.mailbox)).text();
        expect(mails).toContain(message);
        // Every browser sends the honeypot, empty.
        expect(mails).not.toContain(getContent("features/enquiry").mail.possibleSpam);
      }
    });
    await withoutScripts.close();
  });
}

/** Serves the site with a policy that forbids scripts, as if JavaScript were off. */
const forbidScripts = (site: string) =>
  serve(async (request) => {
    const { pathname, search } = new URL(request.url);
    const answer = await proxy(`${site}${pathname}${search}`, { raw: request, redirect: "manual" });
    answer.headers.append("Content-Security-Policy", "script-src 'none'");
    return answer;
  });
