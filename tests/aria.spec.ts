import { expect, NOT_FOUND_ERRORS, ROUTES, test, UNKNOWN } from "./fixtures";
import { structureOf } from "./support/aria-structure";
import { entriesOf } from "./support/content";

test.use({ expectedErrors: NOT_FOUND_ERRORS });

// The structure of a legal text is its editor's.
const LEGAL = Object.keys(entriesOf("legal")).map((name) => `/${name}`);

for (const route of [...ROUTES, UNKNOWN].filter((path) => !LEGAL.includes(path))) {
  // After an intended change: npx playwright test tests/aria.spec.ts --update-snapshots
  test(`${route} has the same accessibility structure as in its snapshot`, async ({ page }) => {
    await page.goto(route);
    const structure = structureOf(await page.locator("body").ariaSnapshot());
    expect(structure).toMatchSnapshot(`${route === "/" ? "home" : route.slice(1)}.yml`);
  });
}
