import { readFileSync } from "node:fs";
import { GUIDE_PATH } from "../src/features/guide/guide-file.ts";
import { fill } from "../src/lib/fill.ts";
import { linkOn, pageName } from "../src/lib/page-path.ts";
import { expect, test } from "./fixtures.ts";
import { copy as assessment } from "./support/assessment-page.ts";
import { getContent, site } from "./support/content.ts";
import { EXPECTED } from "./support/specification.ts";

/** A label and where it leads; null: a button that leads nowhere, of a form or without a fact. */
type Link = readonly [label: string, href: string | null];

const { copy: resultsCopy, results, selection } = getContent("results");
const proven = { count: selection?.moreThanLuck ?? 0, clients: selection?.clients ?? 0 };
const hasResults = results.length > 0;
const toResults: Link[] = hasResults ? [[resultsCopy.all, "/about#results"]] : [];
const { header, footer } = EXPECTED.navigation;
const services = Object.entries(EXPECTED.services);
const home = EXPECTED["pages/home"];
const { service, unsure, process, actions } = EXPECTED["pages/services"];
const about = EXPECTED["pages/about"].actions;
const { quickActions, resources, faq } = EXPECTED["pages/contact"];
const submit: Link = [getContent("features/enquiry").form.submit, null];

const outsideMain = (path: string): Link[] => [
  [header.skipLink, "#content"],
  [site.brand, "/"],
  ...header.sections.map(({ label, section }): Link => [label, `/#${section}`]),
  [header.bookCall, site.bookingUrl ?? `${path === "/services" ? path : "/"}#cta-strategy-call`],
  [site.email, `mailto:${site.email}`],
  [site.phone, `tel:${site.phone.replaceAll(" ", "")}`],
  ...[...footer.pages, ...footer.legal].map(({ label, href }): Link => [label, href]),
];
const TABLE: Record<string, Link[]> = {
  "/": [
    [home.hero.action, "#cta"],
    ...services.map(([id, { title }]): Link => [title, `/services#${id}`]),
    [home.services.more, "/services"],
    [home.test.action, "/services#assessment"],
    [home.experts.more, "/about"],
    [home.guide.download, GUIDE_PATH],
    [faq.title, "/contact#faq"],
    submit,
    ...toResults,
    ...toResults.map((): Link => [fill(resultsCopy.proven, proven), "/about#results"]),
  ],
  "/about": [
    [about.write, "/contact"],
    [about.scheduleCall, site.bookingUrl],
    [about.successStories, hasResults ? "#results" : null],
  ],
  "/services": [
    ...services.map(([id, { title }]): Link => [title, `#${id}`]),
    ...services.map(([id, { title }]): Link => [`${service.ask} ${title}`, `#cta-${id}`]),
    [unsure.link, "#assessment"],
    ...process.steps.flatMap(({ link }): Link[] => (link ? [[link, "#assessment"]] : [])),
    [actions.scheduleCall, site.bookingUrl ?? "#cta-strategy-call"],
    [actions.growthAssessment, "#assessment"],
    [assessment.actions.example, "#cta-growth-assessment"],
    [faq.title, "/contact#faq"],
    submit,
    ...toResults,
  ],
  "/contact": [
    [quickActions.bookCall, site.bookingUrl ?? "#not-connected"],
    [quickActions.liveChat, site.chatUrl ?? "#not-connected"],
    [quickActions.callback, "#not-connected"],
    [resources.growthGuide, GUIDE_PATH],
    submit,
  ],
  "/404": [
    [getContent("pages/not-found").home, "/"],
    ...footer.pages.map(({ label, href }): Link => [label, href]),
  ],
  "/500": [[getContent("pages/error").home, "/"]],
};

test("every call to action, and every link, leads where it should", async ({ page }) => {
  for (const [path, links] of Object.entries(TABLE)) {
    const html = readFileSync(`dist/${pageName(path)}.html`, "utf8");
    // Screen readers say “link” of all but the three of the navigation (specification, chapter 2).
    expect(html.match(/<a [^>]*role="button"/g), path).toHaveLength(header.sections.length);
    const found = await page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, "text/html");
      // Links that remove a topic have tests of their own.
      const all = parsed.querySelectorAll(":is(a:not(fieldset + p > a), button[data-variant])");
      return Array.from(all, (link) => `${link.textContent.trim()} → ${link.getAttribute("href")}`);
    }, html);
    const expected = [...outsideMain(path), ...links].map(
      ([label, href]) => `${label} → ${href && linkOn(path, href)}`,
    );
    expect([...new Set(found)].sort(), path).toEqual([...new Set(expected)].sort());
  }
});
