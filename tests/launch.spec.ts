import { checkHome } from "../scripts/launch/check-size.ts";
import { serve } from "../scripts/serve.ts";
import { expect, test } from "./fixtures";

for (const [height, found] of [
  [6500, []],
  [6700, ["home page at 1280 px"]],
  [7300, ["home page at 390 px", "home page at 1280 px"]],
] as const) {
  test(`the launch check of a home page that is ${height} px high has ${found.length} remarks`, async ({
    browser,
  }) => {
    const html = `<!doctype html><body style="margin: 0"><div style="height: ${height}px">`;
    const { url, close } = await serve(
      () => new Response(html, { headers: { "Content-Type": "text/html" } }),
    );
    const issues = await checkHome(url, browser);
    await close();
    expect(issues.map(({ where }) => where)).toEqual(found);
    expect(issues.every(({ isRemark }) => isRemark)).toBe(true);
  });
}

test("the launch check of a home page that transfers too much has a remark", async ({ browser }) => {
  const { url, close } = await serve(() => new Response(" ".repeat(52_000)));
  const issues = await checkHome(url, browser);
  await close();
  expect(issues).toMatchObject([{ where: "home page", isRemark: true }]);
});
