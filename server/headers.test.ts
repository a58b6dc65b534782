import { createHash } from "node:crypto";
import { serialize } from "node:v8";
import { describe, expect, it } from "vitest";
import { CLOSED_POLICY, SECURITY_HEADERS, STRICT_TRANSPORT_SECURITY, takePolicy } from "./headers.ts";

const page = (policy: string) =>
  `<head><meta http-equiv="content-security-policy" content="${policy}"></head>`;

describe("the policy of a page", () => {
  it("is what the build wrote into it, and that nobody may frame it", () => {
    expect(takePolicy(page("default-src &#39;none&#39;; img-src &#39;self&#39;;"), "x.html").policy).toBe(
      "default-src 'none'; img-src 'self'; frame-ancestors 'none'",
    );
  });

  it("is unescaped once", () => {
    expect(takePolicy(page("a &quot;b&quot; &amp;quot; c"), "x.html").policy).toBe(
      `a "b" &quot; c; frame-ancestors 'none'`,
    );
  });

  it("leaves the page, and keeps the hashes of the page's own scripts and styles only", () => {
    const own = `sha256-${createHash("sha256").update("a()").digest("base64")}`;
    const parts = "<script>a()</script><style></style>";
    const taken = takePolicy(`${page(`script-src 'self' '${own}' 'sha256-other'`)}${parts}`, "x.html");
    expect(taken).toEqual({
      policy: `script-src 'self' '${own}'; frame-ancestors 'none'`,
      html: `<head></head>${parts}`,
    });
  });

  it("is kept at one byte a character, though the page has others", () => {
    const { policy } = takePolicy(`${page("script-src 'self' 'sha256-other'")}<p>“curly”</p>`, "x.html");
    expect(serialize(policy).byteLength).toBeLessThan(policy.length * 1.5);
  });

  it("must be there", () => {
    expect(() => takePolicy("<p>no policy</p>", "x.html")).toThrow(
      new Error("x.html has no content security policy. Build the site again: npm run build."),
    );
  });
});

describe("headers of every answer", () => {
  it.each([
    ["X-Content-Type-Options", "nosniff"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
  ])("%s is %s", (name, value) => {
    expect(SECURITY_HEADERS[name]).toBe(value);
  });

  it.each(["camera", "geolocation", "microphone", "payment"])("deny %s to everyone", (feature) => {
    expect(SECURITY_HEADERS["Permissions-Policy"]).toContain(`${feature}=()`);
  });

  it("what is no page may load nothing", () => {
    expect(CLOSED_POLICY).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  it("HTTPS holds for two years and for subdomains", () => {
    expect(STRICT_TRANSPORT_SECURITY).toMatch(/^max-age=63072000; includeSubDomains/);
  });
});
