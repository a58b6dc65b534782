import { test } from "../delivery/fixture";
import { expect } from "../fixtures";
import { inEachTheme, STATES } from "../support/page-states";
import { failuresOfSecondEngine } from "../support/second-accessibility-engine";

// In one worker, so that the site is built only once.
test.describe.configure({ mode: "default" });
test.use({ expectedErrors: /status of 502/ });

for (const [state, enter] of Object.entries(STATES)) {
  test(`${state}: the second engine finds no failure, in both themes and with forced colors`, async ({
    page,
  }) => {
    await enter(page);
    await inEachTheme(page, async () => expect(await failuresOfSecondEngine(page)).toEqual([]));
  });
}
