import { expect, it } from "vitest";
import { headersFile } from "./headers.ts";

it("static hosts send the security headers for every path, and let hashed files be cached for good", () => {
  const [, everywhere = "", hashed = ""] =
    /^\/\*\n((?: {2}.+\n)+)\/_astro\/\*\n((?: {2}.+\n)+)$/.exec(headersFile()) ?? [];
  expect(everywhere.trimEnd().split("\n").sort()).toEqual([
    "  Content-Security-Policy: frame-ancestors 'none'",
    "  Cross-Origin-Opener-Policy: same-origin",
    "  Cross-Origin-Resource-Policy: same-origin",
    "  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "  Referrer-Policy: strict-origin-when-cross-origin",
    "  X-Content-Type-Options: nosniff",
  ]);
  expect(hashed).toBe("  Cache-Control: public, max-age=31536000, immutable\n");
});
