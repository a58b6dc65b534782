import { expect, ROUTES, test, UNKNOWN } from "./fixtures";

for (const route of [...ROUTES, UNKNOWN]) {
  test(`${route} has a strict policy`, async ({ request }) => {
    const response = await request.get(route);
    const html = await response.text();
    const [, policy = ""] = /<meta http-equiv="content-security-policy" content="([^"]+)"/i.exec(html) ?? [];
    const directives = policy.replaceAll("&#39;", "'").split(/; ?/);
    expect(directives).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "require-trusted-types-for 'script'",
      ]),
    );
    for (const directive of directives) {
      if (/^(script|style)-src/.test(directive)) {
        expect(directive).toMatch(/^\w+-src 'self'( 'sha256-[\w+/=]+')*$/);
      }
    }
    expect(html).not.toMatch(/<[^>]+\s(style|on[a-z]+)=/);
  });
}
