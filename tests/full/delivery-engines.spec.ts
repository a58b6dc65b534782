import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "../fixtures";
import { test } from "../support/delivery-site";
import { ENGINES } from "./engines/engines";

// In one worker, so that the site is built only once.
test.describe.configure({ mode: "default" });

const FIELDS = {
  name: " M ",
  email: "mari@example.com",
  company: "Näidis OÜ",
  message: "Typed once, by hand.",
} as const;

for (const { name, program, get, start } of ENGINES) {
  test(`${name}: without JavaScript, Back restores what was typed`, async ({ demo }) => {
    test.skip(!program, `needs ${name}: “sudo apt-get install ${get}” on Debian`);
    const site = await withoutScripts(demo.site);
    const visitor = await start(program ?? "");
    const until = (expression: string) =>
      expect
        .poll(() => visitor.read(expression).catch(() => "between two pages"), { message: expression })
        .toBe(true);
    const press = async () => {
      await until(`(${isPressable})(document.querySelector("form[data-enquiry] button[type=submit]"))`);
      await visitor.click("form[data-enquiry] button[type=submit]");
    };
    const scrollAtOnce = () => visitor.read("document.documentElement.style.scrollBehavior = 'auto'");
    try {
      await visitor.resize(1280, 800);
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
    } finally {
      await visitor.quit();
      site.close();
    }
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
async function withoutScripts(site: string) {
  const proxy = createServer((incoming, outgoing) => {
    const { method, headers } = incoming;
    const onward = request(new URL(incoming.url ?? "/", site), { method, headers }, (answer) => {
      const policies = [answer.headers["content-security-policy"] ?? [], "script-src 'none'"];
      outgoing.writeHead(answer.statusCode ?? 502, {
        ...answer.headers,
        "content-security-policy": policies.flat().join(", "),
      });
      answer.pipe(outgoing);
    });
    incoming.pipe(onward);
  }).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    close: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
