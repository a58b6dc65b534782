import { describe, expect, it } from "vitest";
import { CACHE_HASHED_FILE, headersFile, SECURITY_HEADERS } from "./headers.ts";

describe("headers of every answer", () => {
  it.each([
    ["Content-Security-Policy", "frame-ancestors 'none'"],
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
});

describe("the file for static hosts", () => {
  it("has the same headers for every path and lets hashed files be cached for good", () => {
    const [, everywhere = "", hashed = ""] =
      /^\/\*\n((?: {2}.+\n)+)\/_astro\/\*\n((?: {2}.+\n)+)$/.exec(headersFile()) ?? [];
    const lines = Object.entries(SECURITY_HEADERS).map(([name, value]) => `  ${name}: ${value}\n`);
    expect(everywhere).toBe(lines.join(""));
    expect(hashed).toBe(`  Cache-Control: ${CACHE_HASHED_FILE}\n`);
  });
});
