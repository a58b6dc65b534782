import { describe, expect, it } from "vitest";
import { CACHE_HASHED_FILE, headersFile, SECURITY_HEADERS } from "./headers.ts";

describe("the file for static hosts", () => {
  it("has the same headers for every path and lets hashed files be cached for good", () => {
    const [, everywhere = "", hashed = ""] =
      /^\/\*\n((?: {2}.+\n)+)\/_astro\/\*\n((?: {2}.+\n)+)$/.exec(headersFile()) ?? [];
    const lines = Object.entries(SECURITY_HEADERS).map(([name, value]) => `  ${name}: ${value}\n`);
    expect(everywhere).toBe(lines.join(""));
    expect(hashed).toBe(`  Cache-Control: ${CACHE_HASHED_FILE}\n`);
  });
});
