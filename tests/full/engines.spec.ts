import { test } from "../fixtures.ts";
import { NOT_FOUND, TOASTS } from "../support/specification.ts";
import { ENGINE_NAMES, ESCAPE, visitWith } from "./engines/engines.ts";

// WebKit's driver has left a command unanswered.
test.describe.configure({ retries: 1 });

for (const engine of ENGINE_NAMES) {
  test(`${engine}: navigation, menu, form, toast and not-found page work`, async ({ baseURL }) => {
    await visitWith(engine, async (visitor, until) => {
      await visitor.open(`${baseURL}/about`);
      await visitor.click("header [data-section]");
      await until('location.pathname === "/"');
      await until("Math.abs(document.querySelector('#services').getBoundingClientRect().top) < 200");

      await visitor.open(`${baseURL}/services`);
      await visitor.type("main section > div > div > details > summary", " ");
      await until("document.activeElement.matches('[open] > summary')");
      const lefts =
        "[...document.querySelectorAll('[open] h3')].map((part) => part.getBoundingClientRect().left)";
      await until(`new Set(${lefts}).size === 2`);

      await visitor.resize(400, 800);
      await visitor.open(`${baseURL}/services`);
      await until("innerWidth < 500");
      await visitor.click("header button");
      await until("document.querySelector('#menu').matches(':popover-open')");
      await visitor.type("header button", ESCAPE);
      await until("!document.querySelector('#menu').matches(':popover-open')");
      await until("document.activeElement.matches('header button')");

      await visitor.click("main section > div > div > details > summary");
      await until(
        "document.querySelector('main section > div > div > details[open] > div').offsetWidth > 300",
      );

      await visitor.open(`${baseURL}/#cta`);
      await until("document.querySelector('#cta astro-island:not([ssr]) form') !== null");
      await visitor.click("#cta button[type=submit]");
      await until("document.querySelectorAll('#cta [aria-invalid]').length === 4");
      await until("document.activeElement.name === 'name'");
      await visitor.type("[name=name]", "Mari Maasikas");
      await visitor.type("[name=email]", "mari@example.com");
      await visitor.type("[name=company]", "Näidis OÜ");
      await visitor.type("[name=message]", "We sell a product to banks.");
      await visitor.click("#cta button[type=submit]");
      await until(
        `document.querySelector("[data-toast-region]").textContent.startsWith("${TOASTS.sent.title}")`,
      );
      await until("document.querySelector('[name=message]').value === ''");

      await visitor.open(`${baseURL}/no-such-page`);
      await until(`document.querySelector("h1")?.textContent.trim() === "${NOT_FOUND}"`);
    });
  });
}
