import { describe, expect, it } from "vitest";
import { chooseEncoding, ENCODINGS } from "./encoding.ts";

describe("the encoding of a response (RFC 9110, section 12.5.3)", () => {
  it.each([
    [undefined, "identity"],
    ["", "identity"],
    ["br", "br"],
    ["gzip", "gzip"],
    ["gzip, deflate, br, zstd", "br"],
    ["GZIP", "gzip"],
    ["gzip;q=1, br;q=0.5", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["*", "br"],
    ["*, br;q=0", "gzip"],
    ["identity", "identity"],
    ["identity;q=1, br;q=0.5", "identity"],
    ["deflate", "identity"],
    ["identity;q=0, deflate", "identity"],
    ["identity;q=0, gzip;q=0.1", "gzip"],
    ["br;q=0.5, *;q=0.8", "gzip"],
    ["*;q=0.5, identity;q=0", "br"],
    ["gzip;q=0, *;q=0.1", "br"],
    ["br;q=0.001, gzip;q=0.002", "gzip"],
    ["gzip;q=0", "identity"],
    // An answer beats a 406 (section 15.5.7).
    ["identity;q=0", "identity"],
    ["*;q=0", "identity"],
  ])("for “%s” is %s", (accept, encoding) => {
    expect(chooseEncoding(accept, ENCODINGS)).toBe(encoding);
  });

  it("is identity where nothing else exists", () => {
    expect(chooseEncoding("br, gzip", ["identity"])).toBe("identity");
  });
});
