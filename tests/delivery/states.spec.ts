import { expectNoViolation } from "../fixtures";
import { inEachTheme, STATES } from "../support/page-states";
import { test } from "./fixture";

test.use({ expectedErrors: /status of 502/ });

for (const [state, enter] of Object.entries(STATES)) {
  test(`${state}: axe finds no violation, in both themes and with forced colors`, async ({ page }) => {
    await enter(page);
    await inEachTheme(page, () => expectNoViolation(page));
  });
}
