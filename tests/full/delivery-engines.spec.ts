import { proxy } from "hono/proxy";
import { serve } from "../../scripts/serve.ts";
import { test } from "../support/delivery-site";
import { ENGINE_NAMES, visitWith } from "./engines/engines";

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
      const press = async () => {
        await until(`(${isPressable})(document.querySelector("form[data-enquiry] button[type=submit]"))`);
        await visitor.click("form[data-enquiry] button[type=submit]");
      };
      const scrollAtOnce = () => visitor.read("document.documentElement.style.scrollBehavior = 'auto'");
      await visitor.open(`${site.url}/#cta`);
      await scrollAtOnce();
      for (const [field, value] of Object.entries(FIELDS)) await visitor.type(`[name=${field}]`, value);
      await press();
      await until("location.pathname + location.hash === '/enquiry-failed#check'");
      await visitor.back();
      await until("location.pathname === '/'");
      await scrollAtOnce();
      for (const [field, value] of Object.entries(FIELDS)) {
        await until(`document.querySelector('[name=${field}]').value === ${JSON.stringify(value)}`);
      }
      await visitor.type("[name=name]", "Mari");
      await press();
      await until("location.pathname === '/enquiry-sent'");
    });
    await site.close();
  });
}

/** Whether a press would hit the button: nothing covers it, and the page isn't scrolling. */
const isPressable = `(button) => {
  button.scrollIntoView({ behavior: "instant", block: "center" });
  const { x, y, width, height } = button.getBoundingClientRect();
  const met = document.elementFromPoint(x + width / 2, y + height / 2);
  return button.contains(met);
}`;

/** Serves the site with a policy that forbids scripts, as if JavaScript were off. */
const withoutScripts = (site: string) =>
  serve(async (request) => {
    const { pathname, search } = new URL(request.url);
    const answer = await proxy(`${site}${pathname}${search}`, { raw: request, redirect: "manual" });
    answer.headers.append("Content-Security-Policy", "script-src 'none'");
    return answer;
  });
