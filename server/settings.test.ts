import { describe, expect, it } from "vitest";
import { readSettings } from "./settings.ts";

describe("PORT and HOST", () => {
  it("have defaults", () => {
    expect(readSettings({})).toEqual({ port: 4321, host: undefined });
  });

  it("are read from the environment", () => {
    expect(readSettings({ PORT: "8080", HOST: "::1" })).toEqual({ port: 8080, host: "::1" });
  });

  it.each(["", "abc", "-1", "65536", "99999", "80.5", "0x50", " 80"])(
    "PORT “%s” is refused in one line",
    (PORT) => {
      expect(() => readSettings({ PORT })).toThrow(
        `PORT is “${PORT}”, which is not a port. Set PORT to a number from 0 to 65535, for example PORT=4321.`,
      );
    },
  );

  it("take the whole range of ports", () => {
    expect(readSettings({ PORT: "0" }).port).toBe(0);
    expect(readSettings({ PORT: "65535" }).port).toBe(65_535);
  });

  it("that are both malformed are told in a line each", () => {
    expect(() => readSettings({ PORT: "x", HOST: "" })).toThrow(/^PORT is “x”.*\nHOST is “”.*$/);
  });

  it("HOST with a space is refused", () => {
    expect(() => readSettings({ HOST: "a b" })).toThrow(/^HOST is “a b”, which is not a host\. Set HOST/);
  });
});
