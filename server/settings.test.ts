import { spawnSync } from "node:child_process";
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

  it("HOST with a space is refused", () => {
    expect(() => readSettings({ HOST: "a b" })).toThrow(/^HOST is “a b”, which is not a host\. Set HOST/);
  });
});

describe("a malformed setting stops with one line that says what to mend", () => {
  it.each([
    ["scripts/start.ts", { PORT: "abc" }, /^PORT is “abc”.*for example PORT=4321\.\n$/],
    ["server/main.ts", { PORT: "abc" }, /^PORT is “abc”.*for example PORT=4321\.\n$/],
    ["scripts/build.ts", { SITE_URL: "abc" }, /^SITE_URL is “abc”.*or leave it out\.\n$/],
  ])("%s with %j", (script, env, message) => {
    const { status, stdout, stderr } = spawnSync("node_modules/.bin/node", [script], {
      encoding: "utf8",
      env: { ...process.env, ...env },
    });
    expect(status).toBe(1);
    expect(stdout).toBe("");
    expect(stderr).toMatch(message);
  });
});
